import Reporting

/// What part of a feed's reading speed is left when something is wrapped around the feed.
///
/// Both files are read in turns in one process: a machine that others use as well may be slow for longer than a
/// measurement, and then it is slow for both. The middle of many pairs is what counts.
struct WrappingShare {
  let plain: String
  let wrapped: String

  private static let duration = Duration.seconds(1)

  /// How often the plain file's time goes into the wrapped one's.
  func timesSlower() throws -> Double {
    let read = FacetReading().checksum
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
    // Nothing is met for the first time any more in the second half.
    let settled = ratios[(ratios.count / 2)...].sorted()
    return settled[settled.count / 2]
  }
}
