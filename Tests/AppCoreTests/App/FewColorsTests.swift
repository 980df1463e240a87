import AppTestSupport
import Drawing
import Prism
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// Pages on terminals with few colours, and terminals that turn out to have more.
struct FewColorsTests {
  private static func hasExactColors(_ frame: Canvas) -> Bool {
    (0..<frame.size.height).contains { y in
      frame.row(y).contains { if case .rgb = $0.style.background { true } else { false } }
    }
  }

  @Test("A page turns to exact colours when the terminal says that it has them, and its words stay")
  func pagesTurnToExactColors() throws {
    let app = try TestApp(sample: "home", size: Size(100, 30), reducesMotion: true, depth: .palette16)
    let words = app.frame.textRows
    #expect(!Self.hasExactColors(app.frame))
    app.receive(.answer(.colors(.truecolor)))
    #expect(Self.hasExactColors(app.frame))
    #expect(app.frame.textRows.last == words.last)
  }

  @Test(
    "Chips keep a shape where grounds cannot be seen, and have no brackets where they can",
    arguments: [(Depth.palette16, true), (.monochrome, true), (.palette256, false), (.truecolor, false)])
  func chipsKeepAShape(depth: Depth, hasBrackets: Bool) throws {
    for brand in TestApp.brands {
      let app = try TestApp(
        sample: "home", brand: brand, size: Size(100, 40), reducesMotion: true, depth: depth)
      let rows = app.frame.textRows.joined(separator: "\n")
      #expect(rows.contains("[") == hasBrackets, "\(brand.name) \(depth): \(rows)")
    }
  }

  @Test("'Sponsored' is a quiet word without a ground, in both schemes", arguments: Scheme.allCases)
  func sponsoredIsQuiet(scheme: Scheme) throws {
    let badge = #"{"text":"Sponsored","type":"sponsored","background_color":"494949","dls_tag_type":"emphasis"}"#
    let card = """
      {"id":"row.store:1","component":{"id":"row.store","category":"row"},"text":{"title":"Thai Basil"},
       "custom":{"badges":[\(badge)]}}
      """
    let app = try TestApp(json: #"{"body":[{"id":"s","body":[\#(card)]}]}"#)
    if scheme == .dark { app.press(.character("t")) }
    let frame = app.frame
    let y = try #require(frame.textRows.firstIndex { $0.contains("Sponsored") })
    let x = try #require(Array(frame.row(y)).firstIndex { $0.glyph == "S" })
    let name = try #require(frame.textRows.firstIndex { $0.contains("Thai Basil") })
    #expect(Array(frame.row(y))[x].style.background == Array(frame.row(name))[x].style.background)
  }

  @Test("Outlines cover no word of the page", arguments: [60, 80, 120])
  func outlinesCoverNoWord(width: Int) throws {
    let app = try TestApp(sample: "home", size: Size(width, 36), reducesMotion: true)
    let before = app.frame
    app.press(.character("I"))
    let after = app.frame
    var covered: [String] = []
    for y in 0..<before.size.height - 1 {
      for (x, cell) in before.row(y).enumerated() where cell.glyph.map({ $0 != " " }) ?? false {
        let isBlock = cell.glyph?.scalars.allSatisfy { (0x2500...0x259F).contains($0.value) } ?? false
        if !isBlock, Array(after.row(y))[x].glyph != cell.glyph { covered.append("\(x),\(y)") }
      }
    }
    #expect(covered.isEmpty)
    #expect(after.textRows != before.textRows)
  }
}
