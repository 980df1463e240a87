import Lint
import Reporting

/// The report about the sources of one job, as a worker sends it.
struct LintResult {
  var tally = LintTally()
  var status = ExitStatus.success
  /// The lines for the error output.
  var complaints = ""
  /// The reports about its files.
  var reports: [String] = []
  /// The name of the file whose findings the reports accept.
  var linted: [String] = []
  /// The numbers of the required facets that its files have.
  var found: [Int] = []
  /// The required facets that a version leaves out, by their numbers.
  var faults: [(name: Int, text: String)] = []

  /// The result as bytes: the numbers, and the texts with their lengths before them.
  var bytes: [UInt8] {
    let texts = [complaints] + linted + reports + faults.map(\.text)
    let numbers =
      [Int(status.rawValue)] + tally.values + [found.count] + found + [faults.count] + faults.map(\.name)
      + [linted.count, texts.count] + texts.map(\.utf8.count)
    return numbers.withUnsafeBytes { Array($0) } + texts.flatMap(\.utf8)
  }
}

/// Reading what a worker has sent.
extension LintResult {
  init(_ bytes: [UInt8]) {
    var reader = ResultReader(bytes: bytes)
    status = ExitStatus(rawValue: Int32(truncatingIfNeeded: reader.number())) ?? .internalError
    tally = LintTally(reader.numbers(LintTally.count))
    found = reader.numbers(reader.number())
    let names = reader.numbers(reader.number())
    let lintedCount = reader.number()
    let texts = reader.texts()
    complaints = texts.first ?? ""
    linted = Array(texts.dropFirst().prefix(lintedCount))
    reports = Array(texts.dropFirst(1 + lintedCount).dropLast(names.count))
    faults = zip(names, texts.suffix(names.count)).map { (name: $0, text: $1) }
  }

  private struct ResultReader {
    let bytes: [UInt8]
    private var offset = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func number() -> Int {
      defer { offset += MemoryLayout<Int>.size }
      return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Int.self) }
    }

    mutating func numbers(_ count: Int) -> [Int] { (0..<count).map { _ in number() } }

    mutating func texts() -> [String] {
      numbers(number()).map { length in
        defer { offset += length }
        return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
      }
    }
  }
}
