import Caviar
import CommonApp
import DoorDash
import TestSupport
import Testing

/// Every component in every width and brand, by its own example and by the cases in `Tests/ComponentCases`.
struct ComponentFrameTests {
  static let brands: [Brand] = [.doorDash, .caviar]
  static let widths = [40, 80, 140]

  @Test(arguments: ComponentCase.examples)
  func examplesStayAsTheyWereLookedAt(example: ComponentCase) throws {
    try expectFrames(of: example)
  }

  @Test(arguments: try ComponentCase.cases())
  func casesStayAsTheyWereLookedAt(case: ComponentCase) throws {
    try expectFrames(of: `case`)
  }

  private func expectFrames(of facet: ComponentCase) throws {
    for brand in Self.brands {
      var rows: [String] = []
      for width in Self.widths {
        let canvas = try ComponentSheet(json: facet.json, brand: brand).canvas(width: width)
        rows += ["=== \(width)"] + canvas.goldenRows
      }
      try expectGolden(rows, "components/\(facet.name)-\(brand.name)")
    }
  }
}
