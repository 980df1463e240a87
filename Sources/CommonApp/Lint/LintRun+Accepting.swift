import Lint
import Reporting
import Sessions
import Text

/// Accepting findings.
extension LintRun {
  /// Writes all findings to a baseline, whole or not at all.
  func accept(into baseline: BaselineFile) throws(Failure) -> ExitStatus {
    var output = console
    output.isQuiet = false
    let file = try ReplacingFile(baseline.path)
    output.file = file
    let run = LintRun(plan: plan, reader: reader, console: output, jobs: jobs)
    let status: ExitStatus
    do throws(Failure) {
      status = try run.report(.baseline(baseline))
    } catch {
      file.discard()
      throw error
    }
    try file.finish()
    console.print(reader.name + ": \(ProgramContext.name(of: baseline.path)): written")
    return status
  }
}
