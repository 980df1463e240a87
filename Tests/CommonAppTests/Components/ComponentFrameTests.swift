import Caviar
import Components
import DoorDash
import TestSupport
import Testing

@testable import Branding

/// Every component in every width and brand, by its own example and by the cases in `Tests/ComponentCases`.
struct ComponentFrameTests {
  static let brands: [Brand] = [.doorDash, .caviar]
  static let widths = [40, 80, 140]

  @Test(arguments: ComponentLibrary.descriptors.map(\.id))
  func examplesStayAsTheyWereLookedAt(id: String) throws {
    let descriptor = try #require(ComponentLibrary.descriptors.first { $0.id == id })
    try expectFrames(of: descriptor.example, "components/\(id)")
  }

  @Test(arguments: ComponentCases.paths())
  func casesStayAsTheyWereLookedAt(path: String) throws {
    try expectFrames(of: ComponentCases.json(at: path), "components/\(path.dropLast(".json".count))")
  }

  private func expectFrames(of json: String, _ name: String) throws {
    for brand in Self.brands {
      let sheet = try ComponentSheet(json: json, brand: brand)
      var rows: [String] = []
      for width in Self.widths {
        rows += try ["=== \(width)"] + sheet.canvas(width: width).goldenRows
      }
      try expectGolden(rows, "\(name)-\(brand.name)")
    }
  }
}
