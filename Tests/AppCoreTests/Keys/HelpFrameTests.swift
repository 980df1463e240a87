import AppTestSupport
import Drawing
import Prism
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// The golden frames of the help.
struct HelpFrameTests {
  static let brands = TestApp.brands.map(\.name)

  private func app(
    _ brand: String, _ size: Size, depth: Depth = .truecolor, usesASCII: Bool = false
  ) throws -> TestApp {
    let brand = try #require(TestApp.brands.first { $0.name == brand })
    return try TestApp(.town, brand: brand, size: size, depth: depth, usesASCII: usesASCII).press(.character("?"))
  }

  @Test("The help matches its golden frame, in two columns where they fit", arguments: brands, [40, 80, 140])
  func help(brand: String, width: Int) throws {
    let height = [40: 30, 80: 40, 140: 40][width] ?? 0
    try expectGolden(try app(brand, Size(width, height)).frame.goldenRows, "app/help-\(brand)-\(width)")
  }

  @Test("The help during a search matches its golden frame", arguments: brands)
  func search(brand: String) throws {
    let app = try app(brand, Size(80, 24)).press(.character("/")).type("page")
    try expectGolden(app.frame.goldenRows, "app/help-search-\(brand)")
  }

  @Test("The help in ASCII without colours matches its golden frame", arguments: brands)
  func plain(brand: String) throws {
    let app = try app(brand, Size(100, 38), depth: .monochrome, usesASCII: true)
    #expect(app.frame.textRows.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
    try expectGolden(app.frame.goldenRows, "app/help-ascii-\(brand)")
  }

  @Test("No line of the help is cut at any width", arguments: [28, 40, 60, 79, 80, 90, 100, 120, 200])
  func nothingIsCut(width: Int) throws {
    let app = try app("caviar", Size(width, 200))
    #expect(!app.page.contains { $0.contains("…") })
    let words = app.page.joined(separator: " ")
    for line in Keymap.standard.help(in: .english) {
      for word in (line.keys.string + " " + line.does.string).split(separator: " ") where word.count < 12 {
        #expect(words.contains(word), "\(word)")
      }
    }
  }
}
