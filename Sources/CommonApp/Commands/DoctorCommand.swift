import AppRuntime
import Glibc
import Reporting
import Sessions
import Text

/// Reports the capabilities of the terminal and the decisions with their reasons, for bug reports.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let guide = CommandGuide(
    summary: "report the abilities of the terminal, and the decisions about it with their reasons",
    examples: [("", "paste the output into bug reports")])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    if let operand = arguments.operands.first {
      throw .usage("doctor takes no arguments; '\(operand)' is too many")
    }
    let examination = Examination(
      Surroundings(), program.configuration, input: StreamKind(of: STDIN_FILENO), output: StreamKind(of: STDOUT_FILENO),
      decoder: program.context.decoder)
    program.console.print(SafeText(program.name) + " " + ProgramContext.version)
    examination.report(on: program.build).lines.forEach { program.console.print($0) }
    return ExitStatus.success.rawValue
  }
}
