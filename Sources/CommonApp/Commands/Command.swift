import Reporting
import Text

/// A subcommand: its name, its help, and its code.
protocol Command {
  static var name: String { get }
  /// Its operands and options, as in `facet help`.
  static var usage: SafeText { get }
  static var summary: SafeText { get }

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32
}
