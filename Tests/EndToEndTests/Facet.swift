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

  static func sample(_ name: String) -> String {
    Repository.path("SampleFeeds/\(name).json")
  }
}
