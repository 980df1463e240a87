import AppTestSupport
import Drawing
import Prism
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// The golden frames of dialogs.
struct ModalFrameTests {
  static let brands = TestApp.brands.map(\.name)

  private static let paragraphs = [
    "On nights with rain or snow a small fee goes to the couriers, all of it.",
    "The fee is shown before you order, beside the delivery fee, and never afterwards.",
    "Orders above $35 are free of it, and so is everything that you pick up yourself.",
  ]

  private func app(
    _ brand: String, _ size: Size, scheme: Scheme = .light, depth: Depth = .truecolor, usesASCII: Bool = false,
    paragraphs: [String] = paragraphs
  ) throws -> TestApp {
    let brand = try #require(TestApp.brands.first { $0.name == brand })
    let world = DialogPages.world("What is the rain fee, and who gets it?", paragraphs, "Good to know")
    return try TestApp(world, brand: brand, scheme: scheme, size: size, depth: depth, usesASCII: usesASCII)
      .press(.down).press(.enter)
  }

  @Test("A dialog over its page matches its golden frame", arguments: brands, [40, 80, 140])
  func dialog(brand: String, width: Int) throws {
    try expectGolden(try app(brand, Size(width, 24)).frame.goldenRows, "app/dialog-\(brand)-\(width)")
  }

  @Test("A dialog longer than the screen, scrolled by three lines, matches its golden frame", arguments: brands)
  func longDialog(brand: String) throws {
    let terms = (1...9).flatMap { ["Part \($0)"] + Self.paragraphs }
    let app = try app(brand, Size(40, 12), paragraphs: terms).press(.down, times: 3)
    try expectGolden(app.frame.goldenRows, "app/dialog-long-\(brand)")
  }

  @Test("A dialog in the dark scheme matches its golden frame", arguments: brands)
  func darkDialog(brand: String) throws {
    try expectGolden(try app(brand, Size(80, 20), scheme: .dark).frame.goldenRows, "app/dialog-dark-\(brand)")
  }

  @Test("A dialog in ASCII without colours matches its golden frame", arguments: brands)
  func plainDialog(brand: String) throws {
    let app = try app(brand, Size(60, 16), depth: .monochrome, usesASCII: true)
    #expect(app.frame.textRows.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
    try expectGolden(app.frame.goldenRows, "app/dialog-ascii-\(brand)")
  }
}
