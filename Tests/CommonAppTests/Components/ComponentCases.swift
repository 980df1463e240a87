import Foundation
import TestSupport

/// The facets in `Tests/ComponentCases`, a folder for each component.
enum ComponentCases {
  static let folder = Repository.root.appending(path: "Tests/ComponentCases")

  /// The relative paths of all cases, such as `row.store/closed.json`.
  static func paths() -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted()
  }

  static func json(at path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  static func json(of id: String) throws -> [String] {
    try paths().filter { $0.hasPrefix("\(id)/") }.map(json(at:))
  }
}
