import FacetModel
import Lint
import Reporting
import Sessions
import Text

/// Makes the report about each file, and prints the reports in the order of the files.
struct LintPrinter {
  private let console: Console
  private let severity: LintSeverity
  private let format: Format
  private let name: SafeText
  private var tally = LintTally()
  private var printedCount = 0
  private(set) var status = ExitStatus.success
  /// The number of files at the begin of the folder.
  private var filesBefore = 0
  private var found: Set<Int> = []
  private var faults: [(name: Int, text: String)] = []
  /// The entries of the baseline, and the files that they are about.
  private var accepted: Set<String> = []
  private var linted: Set<String> = []
  /// The complaints about what could not be linted, for formats that tell it.
  private var messages: [(text: SafeText, isFault: Bool)] = []

  init(_ console: Console, severity: LintSeverity, format: Format, name: SafeText) {
    self.console = console
    self.severity = severity
    self.format = format
    self.name = name
  }

  var bytes: Int { tally.bytes }
  var errors: Int { tally.errors }

  /// Makes the reports of a job's files.
  func result(of outcome: LintOutcome) -> LintResult {
    var result = LintResult()
    var complaints = outcome.complaints
    result.status = outcome.status
    result.tally.add(outcome.files, severity)
    for file in outcome.files {
      switch format {
      case .text: result.reports.append(lines(LintTextReport(severity: severity.in(file)).lines(for: file)))
      case .json: result.reports.append(console.text(of: LintJSONReport(severity: severity.in(file)).report(file)))
      case .sarif: result.reports += LintSARIFReport(severity: severity.in(file)).results(for: file).map(console.text)
      case .junit: result.reports.append(console.masked(LintJUnitReport(severity: severity.in(file)).suite(for: file)))
      case .github:
        result.reports.append(
          lines(LintGitHubReport(severity: severity.in(file)).lines(for: file).map { StyledText($0) }))
      case .baseline: complaints += complaint(about: file)
      case .versions(let report, let inJSON):
        if let part = report.part(about: file) {
          add(part, to: &result, inJSON: inJSON)
        } else {
          complaints += complaint(about: file)
        }
      case .none: complaints += file.isNoFeed ? complaint(about: file) : []
      }
    }
    if case .baseline(let update) = format, let (name, entries) = update.entries(for: outcome) {
      result.linted = [name]
      result.reports = entries.map(\.text)
    }
    result.complaints = complaints.map(console.text(ofComplaint:)).joined()
    return result
  }

  private func add(_ part: VersionReportPart, to result: inout LintResult, inJSON: Bool) {
    result.reports.append(inJSON ? console.text(of: part.json) : lines(part.lines))
    result.found += part.found
    result.faults += part.faults.map { ($0.name, text(of: $0, inJSON)) }
  }

  private func text(of fault: VersionReportPart.Fault, _ inJSON: Bool) -> String {
    inJSON ? console.text(of: fault.json) : console.text(of: fault.line)
  }

  private func lines(_ lines: [StyledText]) -> String { lines.map(console.text).joined() }

  /// The complaint about a file for which the report has no entry.
  private func complaint(about file: LintedFile) -> [SafeText] {
    guard file.isNoFeed, let first = file.diagnostics.first else { return [] }
    let place = file.lines.location(of: first.offset)
    return [name + ": \(file.path):\(place.description): " + SafeText(first.message)]
  }
}

/// Printing.
extension LintPrinter {
  /// Prints the result of a job. Returns whether there is still a reader.
  mutating func print(_ result: LintResult) -> Bool {
    if !result.complaints.isEmpty { console.complain(made: result.complaints) }
    keep(result.complaints, result.status)
    raise(result.status)
    tally += result.tally
    found.formUnion(result.found)
    faults += result.faults
    if case .baseline = format {
      accepted.formUnion(result.reports)
      linted.formUnion(result.linted)
      return true
    }
    var hasReader = true
    for report in result.reports {
      let lead = printedCount == 0 ? begin : format.separator
      printedCount += 1
      hasReader = hand(lead + report)
    }
    return hasReader
  }

  /// Does a job that reads nothing.
  mutating func note(_ job: LintJob) {
    switch job {
    case .complaint(let text, let status): complain(text, status)
    case .beginFolder: filesBefore = tally.files
    case .endFolder(let folder) where tally.files == filesBefore:
      complain(name + ": \(folder): no feed in this folder", .notAFeed)
    case .endFolder, .file, .answer: break
    }
  }

  private mutating func complain(_ text: SafeText, _ status: ExitStatus) {
    console.complain(text)
    keep(console.text(ofComplaint: text), status)
    raise(status)
  }

  private mutating func keep(_ complaints: String, _ status: ExitStatus) {
    guard format.hasMessages else { return }
    messages += complaints.split(separator: "\n").map { (SafeText(String($0)), status.rawValue > 1) }
  }

  /// The text before the first report.
  private var begin: String {
    switch format {
    case .json, .versions(_, inJSON: true): #"{"files":["#
    case .sarif: LintSARIFReport(severity: severity).begin(version: ProgramContext.version)
    case .junit: LintJUnitReport.begin
    case .text, .github, .baseline, .versions(_, inJSON: false), .none: ""
    }
  }

  /// Prints what stands behind all reports. Returns the status of the run.
  func finish() -> ExitStatus {
    let end = printedCount == 0 ? begin : ""
    let unlinted = messages.filter(\.isFault).map(\.text)
    switch format {
    case .text:
      if tally.files > 0 { console.print(LintTextReport(severity: severity).summary(of: tally)) }
    case .json: _ = hand(end + "]}\n")
    case .sarif:
      _ = hand(end + LintSARIFReport(severity: severity).end(messages, exitCode: Int(status.rawValue)))
    case .junit:
      let suite = unlinted.isEmpty ? "" : LintJUnitReport.suite(faults: unlinted)
      _ = hand(end + suite + LintJUnitReport.end)
    case .baseline(let update):
      // In a fixed order, so that a run over some of the files moves no entry.
      let entries = accepted.union(update.entries(besides: linted).map(\.text)).sorted()
      _ = hand(Baseline.text(of: entries))
      // Accepted findings are no reason to fail.
      return status == .findings ? .success : status
    case .github: console.print(unlinted.map { LintGitHubReport.line($0.string) })
    case .versions(let report, let inJSON):
      let texts = faults(of: report, inJSON)
      _ = hand(inJSON ? end + #"],"must_show":["# + texts.joined(separator: ",") + "]}\n" : texts.joined())
      // Other findings are not reported, and do not count.
      let others = status == .findings ? .success : status
      return others == .success && !texts.isEmpty ? .findings : others
    case .none: break
    }
    return status
  }

  /// The faults of the required facets, one facet after the other.
  private func faults(of report: VersionReport, _ inJSON: Bool) -> [String] {
    report.mustShow.indices.flatMap { name in
      found.contains(name)
        ? faults.filter { $0.name == name }.map(\.text) : [text(of: report.missing(name), inJSON)]
    }
  }

  private func hand(_ text: String) -> Bool { console.hand(Array(text.utf8)[...]) }

  private mutating func raise(_ status: ExitStatus) {
    if status.rawValue > self.status.rawValue { self.status = status }
  }
}
