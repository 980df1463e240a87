import Reporting

/// A subcommand: its name, its help, and its code.
protocol Command {
  static var name: String { get }
  static var guide: CommandGuide { get }
  /// Whether it speaks the language of its user. Other commands report, in English.
  static var speaks: Bool { get }

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32
}

extension Command {
  static var speaks: Bool { false }
}
