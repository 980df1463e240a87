import TestSupport

/// The built program.
enum Facet {
  static let path = BuiltProduct.path("facet")

  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Command {
    try Command.run(path, arguments, environment: environment)
  }

  static func run(_ arguments: String..., input: [UInt8] = []) throws -> Command {
    try Command.run(path, arguments, input: input)
  }

  /// Its path and arguments within a file system of its own, which a command has made at `folder` before; nobody else
  /// sees that, and it goes with the program.
  static func words(after command: String, _ arguments: [String]) -> [String] {
    ["-rm", "sh", "-c", command + " && exec \"$0\" \"$@\"", path] + arguments
  }

  static func sample(_ name: String) -> String {
    Repository.path("SampleFeeds/\(name).json")
  }
}
