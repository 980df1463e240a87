import FacetModel
import Lint
import Reporting
import Text

/// The reports that compare all files.
extension LintRun {
  /// Reports what each client version would show. Other findings are not reported.
  func report(_ range: VersionRange, mustShow: [String], inJSON: Bool) -> ExitStatus {
    let (files, found) = collect()
    files.filter(\.isNoFeed).forEach(complainOfNoFeed)
    let report = VersionReport(files: files, client: reader.linter.capabilities, range: range, mustShow: mustShow)
    let isFaultless = report.print(to: console, inJSON: inJSON)
    let status = found == .findings ? .success : found
    return isFaultless || status != .success ? status : .findings
  }

  /// Reports the use of `custom`. Findings do not make it fail.
  func reportCustomUse(inJSON: Bool) -> ExitStatus {
    let (files, status) = collect()
    var use = CustomUse()
    for feed in files.compactMap(\.feed) { use.add(feed) }
    let report = CustomUseReport(use: use)
    files.filter(\.isNoFeed).forEach(complainOfNoFeed)
    inJSON ? console.print(report.json) : report.lines.forEach(console.print)
    return status == .findings ? .success : status
  }

  /// Reports a file without a feed, for which these reports have no entry.
  private func complainOfNoFeed(_ file: LintedFile) {
    guard let first = file.diagnostics.first else { return }
    let place = file.lines.location(of: first.offset)
    console.complain(reader.name + ": \(file.path):\(place.description): " + SafeText(first.message))
  }
}

extension VersionReport {
  /// Prints the report. Returns whether no version loses what it must show.
  fileprivate func print(to console: Console, inJSON: Bool) -> Bool {
    guard !inJSON else {
      let report = report()
      console.print(report.json)
      return report.isFaultless
    }
    let report = lines()
    report.lines.forEach(console.print)
    return report.isFaultless
  }
}
