import Lint
import Reporting
import Sessions
import Text

/// Accepting findings.
extension LintRun {
  /// Writes all findings to a baseline, whole or not at all. Findings that it accepts so far stay where this run does not
  /// look for them.
  func accept(into baseline: BaselineFile) throws(Failure) -> ExitStatus {
    var output = console
    output.isQuiet = false
    let file = try ReplacingFile(baseline.path)
    output.file = file
    let run = LintRun(plan: plan, reader: reader, console: output, jobs: jobs)
    let status: ExitStatus
    do throws(Failure) {
      let update = BaselineUpdate(
        file: baseline, selection: reader.linter.selection, operation: reader.operation)
      status = try run.report(.baseline(update))
    } catch {
      file.discard()
      throw error
    }
    try file.finish()
    console.print(reader.name + ": \(ProgramContext.name(of: baseline.path)): written")
    return status
  }
}
