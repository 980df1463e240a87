import Caviar
import CommonApp
import Components
import DoorDash
import Foundation
import TestSupport
import Testing

/// Every component in every width and brand, by its own example and by the cases in `Tests/ComponentCases`.
struct ComponentFrameTests {
  static let brands: [Brand] = [.doorDash, .caviar]
  static let widths = [40, 80, 140]

  @Test(arguments: ComponentLibrary.descriptors.map(\.id))
  func examplesStayAsTheyWereLookedAt(id: String) throws {
    let descriptor = try #require(ComponentLibrary.descriptors.first { $0.id == id })
    try expectFrames(of: descriptor.example, "components/\(id)")
  }

  @Test(arguments: try cases())
  func casesStayAsTheyWereLookedAt(path: String) throws {
    let json = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
    try expectFrames(of: json, "components/\(path.dropLast(".json".count))")
  }

  private func expectFrames(of json: String, _ name: String) throws {
    for brand in Self.brands {
      var rows: [String] = []
      for width in Self.widths {
        let canvas = try ComponentSheet(json: json, brand: brand).canvas(width: width)
        rows += ["=== \(width)"] + canvas.goldenRows
      }
      try expectGolden(rows, "\(name)-\(brand.name)")
    }
  }

  private static let folder = Repository.root.appending(path: "Tests/ComponentCases")

  /// `row.store/closed.json`, …
  private static func cases() throws -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted()
  }
}
