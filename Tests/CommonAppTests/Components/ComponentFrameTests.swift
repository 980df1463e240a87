import Caviar
import Components
import DoorDash
import TestSupport
import Testing

@testable import Branding

/// Every component at every width and in every brand, with its own example and the cases in `Tests/ComponentCases`.
struct ComponentFrameTests {
  static let brands: [Brand] = [.doorDash, .caviar]
  static let widths = [40, 80, 140]

  @Test("The example of each component matches its golden frames", arguments: ComponentLibrary.descriptors.map(\.id))
  func examplesMatchGoldens(id: String) throws {
    let descriptor = try #require(ComponentLibrary.descriptors.first { $0.id == id })
    try expectFrames(of: descriptor.example, "components/\(id)")
  }

  @Test("Each case of a component matches its golden frames", arguments: ComponentCases.paths())
  func casesMatchGoldens(path: String) throws {
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
