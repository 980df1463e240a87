import Components
import Foundation
import TestSupport
import Testing

/// A facet to draw: a component's own example, or one of the cases in `Tests/ComponentCases`.
struct ComponentCase: CustomTestStringConvertible, Sendable {
  /// Its place among the golden files: `row.store`, `row.store/closed`.
  let name: String
  let json: String

  var testDescription: String { name }

  static let examples: [ComponentCase] = ComponentLibrary.descriptors.map {
    ComponentCase(name: $0.id, json: $0.example)
  }

  static func cases() throws -> [ComponentCase] {
    let folder = Repository.root.appending(path: "Tests/ComponentCases")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".json") }.sorted().map { path in
      let json = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return ComponentCase(name: String(path.dropLast(".json".count)), json: json)
    }
  }

  static func all() throws -> [ComponentCase] { examples + (try cases()) }
}
