/// The request of a command line.
enum Invocation {
  case help
  case measure(any Benchmark.Type, OutputFormat, arguments: [String])
  /// A part of a measurement, for which the program starts itself in another process.
  case work(any Benchmark.Type, arguments: [String])

  static let workerOption = "--worker"

  init(_ arguments: [String]) throws(Failure) {
    guard let name = arguments.first else { throw .usage("which measurement?") }
    if ["help", "--help", "-h"].contains(name) {
      self = .help
      return
    }
    guard let benchmark = Benchmarks.all.first(where: { $0.name == name }) else {
      throw .usage("there is no measurement called '\(name)'")
    }
    var rest = Array(arguments.dropFirst())
    if rest.first == Self.workerOption {
      self = .work(benchmark, arguments: Array(rest.dropFirst()))
    } else {
      let format = try Self.takeFormat(from: &rest)
      self = .measure(benchmark, format, arguments: rest)
    }
  }

  private static func takeFormat(from arguments: inout [String]) throws(Failure) -> OutputFormat {
    guard let option = arguments.firstIndex(of: "--format") else { return .table }
    guard option + 1 < arguments.count else { throw .usage("--format needs a value") }
    let value = arguments[option + 1]
    guard let format = OutputFormat(rawValue: value) else {
      throw .usage("--format is 'table' or 'json', not '\(value)'")
    }
    arguments.removeSubrange(option...option + 1)
    return format
  }
}
