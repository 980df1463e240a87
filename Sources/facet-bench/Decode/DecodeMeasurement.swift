/// What the process of one peer reports about one file, as one line of text.
struct DecodeMeasurement {
  let checksum: UInt64
  /// The best time from the file in the page cache to the checksum.
  let seconds: Double
  /// The peak of the process after its first reading: later ones could not need less, only leave more behind.
  let peakBytes: Int

  var line: String { "\(checksum) \(seconds) \(peakBytes)" }

  /// The same peer on the same file, measured twice. Memory does not depend on who else is busy.
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
