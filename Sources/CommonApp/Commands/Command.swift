import Reporting
import Text

/// A subcommand: its name, its help, and its code.
protocol Command {
  static var name: String { get }
  /// Its operands and options, as in `facet help`.
  static var usage: SafeText { get }
  static var summary: SafeText { get }
  /// Whether it speaks the language of its user. Other commands report, in English.
  static var speaks: Bool { get }

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32
}

extension Command {
  static var speaks: Bool { false }
}
