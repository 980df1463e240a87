/// The figures of a peer for a file, which its process reports as a line of text.
struct DecodeMeasurement {
  let checksum: UInt64
  /// The best time from the file in the page cache to the checksum.
  let seconds: Double
  /// The peak memory of the process after its first reading. Later readings cannot lower it.
  let peakBytes: Int

  var line: String { "\(checksum) \(seconds) \(peakBytes)" }

  /// Returns the better time of two measurements of a peer on a file. The memory does not depend on the load of the
  /// machine.
  func better(of other: DecodeMeasurement) -> DecodeMeasurement {
    DecodeMeasurement(checksum: checksum, seconds: min(seconds, other.seconds), peakBytes: peakBytes)
  }

  init(checksum: UInt64, seconds: Double, peakBytes: Int) {
    self.checksum = checksum
    self.seconds = seconds
    self.peakBytes = peakBytes
  }

  init?(line: String) {
    let fields = line.split(whereSeparator: \.isWhitespace)
    guard fields.count == 3, let checksum = UInt64(fields[0]), let seconds = Double(fields[1]),
      let peakBytes = Int(fields[2])
    else { return nil }
    self.init(checksum: checksum, seconds: seconds, peakBytes: peakBytes)
  }
}
