import Lint

extension VersionReport {
  /// Prints the report. Returns whether no version loses what it must show.
  func print(to console: Console, inJSON: Bool) -> Bool {
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
