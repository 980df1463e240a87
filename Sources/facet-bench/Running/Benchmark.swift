import Reporting

/// One measurement: a subcommand of the program.
protocol Benchmark {
  static var name: String { get }
  /// One line for `facet-bench help`.
  static var summary: String { get }

  /// Takes the arguments behind the name; `--format` is no longer among them.
  init(arguments: [String]) throws(Failure)

  func rows() throws(Failure) -> [Row]

  /// Runs in a process of its own when the measurement asks for that, and prints what it returns.
  static func work(_ arguments: [String]) throws(Failure) -> String
}

extension Benchmark {
  static func work(_ arguments: [String]) throws(Failure) -> String {
    throw .usage("'\(name)' measures in one process")
  }
}
