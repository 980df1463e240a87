import TestSupport

/// The built program.
enum Facet {
  static let path = BuiltProduct.path("facet")

  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Command {
    try Command.run(path, arguments, input: input, environment: environment)
  }

  static func run(_ arguments: String..., input: [UInt8] = []) throws -> Command {
    try Command.run(path, arguments, input: input)
  }

  /// Returns the arguments for `unshare` that run a command and then the program in a mount namespace of their own.
  /// Only the program sees the file systems that the command mounts, and they end with it.
  static func words(after command: String, _ arguments: [String]) -> [String] {
    ["-rm", "sh", "-c", command + " && exec \"$0\" \"$@\"", path] + arguments
  }

  static func sample(_ name: String) -> String {
    Repository.path("SampleFeeds/\(name).json")
  }
}
