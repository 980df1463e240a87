import Lint
import Reporting
import Text

/// The report about the sources of one job, as a worker sends it.
struct LintResult {
  var tally = LintTally()
  var status = ExitStatus.success
  /// The reports about its files.
  var reports: [String] = []
  /// The lines for the error output.
  var complaints = ""

  init() {}

  init(_ outcome: LintOutcome, severity: LintSeverity, reports: [String], complaints: String) {
    for file in outcome.files { tally.add(file, severity) }
    status = outcome.status
    self.reports = reports
    self.complaints = complaints
  }

  /// The result as bytes: the numbers, and the texts with their lengths before them.
  var bytes: [UInt8] {
    let texts = [complaints] + reports
    let numbers = [Int(status.rawValue)] + tally.values + [texts.count] + texts.map(\.utf8.count)
    return numbers.withUnsafeBytes { Array($0) } + texts.flatMap(\.utf8)
  }

  init(_ bytes: [UInt8]) {
    let size = MemoryLayout<Int>.size
    let number = { (index: Int) -> Int in
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * size, as: Int.self) }
    }
    status = ExitStatus(rawValue: Int32(truncatingIfNeeded: number(0))) ?? .internalError
    tally = LintTally((1...LintTally.count).map(number))
    let count = number(LintTally.count + 1)
    let first = LintTally.count + 2
    var offset = (first + count) * size
    for index in 0..<count {
      let end = offset + number(first + index)
      let text = String(decoding: bytes[offset..<end], as: UTF8.self)
      if index == 0 { complaints = text } else { reports.append(text) }
      offset = end
    }
  }
}
