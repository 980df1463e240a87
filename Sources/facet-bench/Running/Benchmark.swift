/// One measurement: a subcommand of the program.
protocol Benchmark {
  static var name: String { get }
  /// The line for `facet-bench help`.
  static var summary: String { get }

  /// Takes the arguments after the name, without `--format`.
  init(arguments: [String]) throws(Failure)

  func rows() throws(Failure) -> [Row]

  /// Does a part of the measurement in a separate process, which prints the result.
  static func work(_ arguments: [String]) throws(Failure) -> String
}

extension Benchmark {
  static func work(_ arguments: [String]) throws(Failure) -> String {
    throw .usage("'\(name)' measures in one process")
  }
}
