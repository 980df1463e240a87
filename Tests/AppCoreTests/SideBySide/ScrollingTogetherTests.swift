import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import AppCore
@testable import Input
@testable import Pages

/// Both sides scroll and move the focus together.
struct ScrollingTogetherTests {
  private static let keys: [Key] = [
    .down, .down, .down, .down, .up, .left, .right, .right, .pageDown, .pageUp, .end, .home, .tab, .backTab,
    .control("e"), .control("y"), .character("}"), .character("{"), .character(" "),
  ]

  static let variations: [Variation] = [.brand("caviar"), .scheme, .version(SemanticVersion(2, 0, 0))]

  @Test(
    "The other side has the same state and the same focus after random keys",
    arguments: ["home", "store", "search"], variations)
  func sidesScrollTogether(sample: String, variation: Variation) throws {
    var random = SeededGenerator(seed: 11)
    let app = try TestApp(sample: sample, size: Size(120, 30), reducesMotion: true)
    app.app(comparing: variation)
    for step in 0..<150 {
      let key = Self.keys.randomElement(using: &random) ?? .down
      app.press(key)
      if step == 75 { app.receive(.resize(Size(62, 24))) }
      let page = try #require(app.app.history.current.page)
      let other = try #require(app.app.open.comparisonPane?.place.page)
      let note: Comment = "after \(step) keys, the last one \(key)\n\(app.picture)"
      #expect(other.viewport.layout.state == page.viewport.layout.state, note)
      guard let focus = page.focus, let beside = other.viewport.target(ofFacet: focus.facet) else { continue }
      #expect(other.focus == beside, note)
      #expect(other.viewport.isInSight(beside) || !page.viewport.isInSight(focus), note)
    }
  }

  /// A screen of the brands can be read to its end on both sides, however small they are.
  @Test(
    "A screen of the brands can be read to its end on the other side",
    arguments: [Size(30, 12), Size(72, 9)], [Variation.brand("caviar"), .brand("doordash"), .scheme])
  func aScreenIsReadToItsEnd(size: Size, variation: Variation) throws {
    let world = SketchedWorld.page(SketchedPage.section(nil, [SketchedPage.row("link", to: "doordash://login")]))
    let brand = try #require(TestApp.brands.first { variation != .brand($0.name) })
    let app = try TestApp(world, brand: brand, size: size)
    app.press(.down).press(.enter)
    app.app(comparing: variation)
    var seen = ""
    app.press(.pageUp, times: 9)
    for _ in 0..<60 {
      let rect = try #require(app.app.sides?.other)
      let rows = app.page[rect.y..<rect.maxY].map { $0.dropFirst(rect.x).prefix(rect.width) }
      seen += rows.joined(separator: " ") + " "
      app.press(.control("e"))
    }
    let other = try #require(app.app.open.comparisonPane?.place.screen)
    let words = other.words.dropFirst().flatMap(\.words).flatMap { $0.string.split(separator: " ") }
    for word in words where word.count < 13 {
      #expect(seen.contains(word), "'\(word)' cannot be read beside the page\n\(app.picture)")
    }
  }

  /// A page without empty rows is drawn exactly as it would be alone.
  @Test("In another brand or scheme the other side is drawn as the same page alone", arguments: variations.prefix(2))
  func otherSideIsDrawnAsAlone(variation: Variation) throws {
    let app = try TestApp(sample: "home", size: Size(120, 30), reducesMotion: true)
    app.app(comparing: variation)
    app.press(.down, times: 14)
    let other = try #require(app.app.open.comparisonPane?.place.page)
    var alone = PageSession(
      page: other.page, size: Size(other.viewport.layout.width, other.viewport.height), motion: nil)
    alone.goBack(to: other.bookmark)
    var pictures = [Canvas(size: Size(59, 28)), Canvas(size: Size(59, 28))]
    other.draw(on: &pictures[0], at: pictures[0].bounds)
    alone.draw(on: &pictures[1], at: pictures[1].bounds)
    expectSameFrame(pictures[0], as: pictures[1])
  }
}
