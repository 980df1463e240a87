import AppRuntime
import Glibc
import Reporting
import Sessions
import Text

/// Reports the capabilities of the terminal and the decisions with their reasons, for bug reports.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let usage: SafeText = ""
  static let summary: SafeText = "say what the terminal can do, what was decided about it and why"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, accepting: [], command: name)
    if let operand = arguments.operands.first {
      throw .usage("doctor takes nothing; '\(operand)' is too much")
    }
    let examination = Examination(
      Surroundings(), program.configuration, input: StreamKind(of: STDIN_FILENO), output: StreamKind(of: STDOUT_FILENO))
    program.console.print(SafeText(program.name) + " " + ProgramContext.version)
    examination.report.lines.forEach { program.console.print($0) }
    return ExitStatus.success.rawValue
  }
}
