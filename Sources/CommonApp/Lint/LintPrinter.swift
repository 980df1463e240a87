import FacetModel
import Lint
import Reporting
import Text

/// Makes the report about each file, and prints the reports in the order of the files.
struct LintPrinter {
  enum Format {
    case text, json
    /// No reports, because another report follows.
    case none
  }

  let console: Console
  let severity: LintSeverity
  let format: Format
  private var tally = LintTally()
  private(set) var status = ExitStatus.success
  /// The number of files at the begin of the folder.
  private var filesBefore = 0

  init(_ console: Console, severity: LintSeverity, format: Format) {
    self.console = console
    self.severity = severity
    self.format = format
  }

  var files: Int { tally.files }
  var bytes: Int { tally.bytes }
  var errors: Int { tally.errors }

  /// Makes the reports of a job's files.
  func result(of outcome: LintOutcome) -> LintResult {
    let reports = outcome.files.compactMap { file -> String? in
      switch format {
      case .text: LintTextReport(severity: severity).lines(for: file).map(console.text).joined()
      case .json: console.text(of: LintJSONReport(severity: severity).report(file))
      case .none: nil
      }
    }
    return LintResult(
      outcome, severity: severity, reports: reports,
      complaints: outcome.complaints.map(console.text(ofComplaint:)).joined())
  }

  /// Prints the result of a job. Returns whether there is still a reader.
  mutating func print(_ result: LintResult) -> Bool {
    if !result.complaints.isEmpty { console.complain(made: result.complaints) }
    raise(result.status)
    var hasReader = true
    for report in result.reports {
      let lead = format != .json ? "" : tally.files == 0 ? #"{"files":["# : ","
      tally.files += 1
      hasReader = console.hand(Array((lead + report).utf8)[...])
    }
    tally.files -= result.reports.count
    tally += result.tally
    return hasReader
  }

  /// Does a job that reads nothing.
  mutating func note(_ job: LintJob, name: SafeText) {
    switch job {
    case .complaint(let text, let status):
      console.complain(text)
      raise(status)
    case .beginFolder: filesBefore = tally.files
    case .endFolder(let folder) where tally.files == filesBefore:
      console.complain(name + ": \(folder): no feed in this folder")
      raise(.notAFeed)
    case .endFolder, .file, .answer: break
    }
  }

  /// Prints what stands behind all reports. Returns the status of the run.
  func finish() -> ExitStatus {
    if format == .json {
      _ = console.hand(Array(((tally.files == 0 ? #"{"files":["# : "") + "]}\n").utf8)[...])
    } else if tally.files > 0 {
      console.print(LintTextReport(severity: severity).summary(of: tally))
    }
    return status
  }

  private mutating func raise(_ status: ExitStatus) {
    if status.rawValue > self.status.rawValue { self.status = status }
  }
}
