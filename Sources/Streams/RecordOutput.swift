/// The records of a block, and how many lines had findings or failed.
public struct RecordOutput {
  var writer = RecordWriter()
  private var tally = StreamTally()

  mutating func note(_ status: StreamStatus) {
    tally.lines += 1
    if status.isFailure { tally.failures += 1 }
    if status.isFinding { tally.findings += 1 }
  }

  mutating func addInput(bytes: Int) {
    tally.bytes += bytes
  }

  /// The records with the counts behind them, as a worker sends them.
  var bytes: [UInt8] {
    withUnsafeBytes(of: (tally.lines, tally.findings, tally.failures, tally.bytes)) { writer.bytes + $0 }
  }
}

/// The number of lines of a stream, and of those with findings and without a result.
public struct StreamTally: Equatable, Sendable {
  public internal(set) var lines = 0
  public internal(set) var findings = 0
  public internal(set) var failures = 0
  /// The bytes of all lines.
  public internal(set) var bytes = 0

  public init() {}

  /// Adds the counts of a block. Returns its records.
  public mutating func add(_ result: [UInt8]) -> ArraySlice<UInt8> {
    let size = MemoryLayout<Int>.size
    let records = result.dropLast(size * 4)
    let counts = result.withUnsafeBytes { bytes in
      (0..<4).map { bytes.loadUnaligned(fromByteOffset: records.endIndex + $0 * size, as: Int.self) }
    }
    lines += counts[0]
    findings += counts[1]
    failures += counts[2]
    bytes += counts[3]
    return records
  }
}
