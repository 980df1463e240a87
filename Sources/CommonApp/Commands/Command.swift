import Reporting
import Text

/// A subcommand: a word, a line of help, and what it does.
protocol Command {
  static var name: String { get }
  /// Its operands and options, as in `facet help`.
  static var usage: SafeText { get }
  static var summary: SafeText { get }

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32
}
