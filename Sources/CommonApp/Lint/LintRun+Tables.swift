import FacetModel
import Lint
import Reporting
import Text

/// The report on the use of `custom`, which adds up all files.
extension LintRun {
  /// Findings do not make it fail.
  func reportCustomUse(inJSON: Bool) -> ExitStatus {
    var printer = LintPrinter(console, severity: reader.policy.severity, format: .none, name: reader.name)
    var use = CustomUse()
    for job in plan.jobs {
      if job.reads {
        let outcome = reader.outcome(of: job)
        outcome.files.compactMap(\.feed).forEach { use.add($0) }
        _ = printer.print(printer.result(of: outcome))
      }
      printer.note(job)
    }
    let report = CustomUseReport(use: use)
    inJSON ? console.print(report.json) : report.lines.forEach(console.print)
    return printer.status == .findings ? .success : printer.status
  }
}
