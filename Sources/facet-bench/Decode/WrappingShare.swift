/// The ratio between the speeds of reading a feed inside a container and by itself.
///
/// Both files are read in turns in one process, because a busy machine may be slow for longer than a measurement and
/// then slows both. The result is the median of many pairs. One thread reads, because a container costs the same
/// whatever a second processor saves afterwards.
struct WrappingShare {
  let plain: String
  let wrapped: String

  private static let duration = Duration.seconds(1)

  /// Returns the time for the wrapped file divided by the time for the plain one.
  func timesSlower() throws -> Double {
    let read = FacetReading.alone.checksum
    var ratios: [Double] = []
    var spent = Duration.zero
    while spent < Self.duration {
      var (first, second) = (BestTime(), BestTime())
      let expected = try first.measure { try read(plain).value }
      guard try second.measure({ try read(wrapped).value }) == expected else {
        throw Failure.software("wrapped, the feed reads as something else")
      }
      ratios.append(second.seconds / first.seconds)
      spent += first.total + second.total
    }
    // Only the second half counts, because caches and memory are warm by then.
    let settled = ratios[(ratios.count / 2)...].sorted()
    return settled[settled.count / 2]
  }
}
