import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing
import Text

@testable import AppCore
@testable import Input
@testable import Pages

/// Two variations of one page on the screen.
struct SideBySideTests {
  private static let key = Key.character("v")

  private func home(_ size: Size = Size(140, 36)) throws -> TestApp {
    try TestApp(sample: "home", size: size, reducesMotion: true)
  }

  /// Opens the list of comparisons and chooses the one with these words.
  private func open(_ words: String, on app: TestApp) throws {
    app.press(Self.key)
    guard let picker = app.app.panel(as: VariationPicker.self) else {
      Issue.record("nothing is offered\n\(app.picture)")
      return
    }
    let index = picker.choices.firstIndex { $0.title.string.contains(words) }
    app.press(.down, times: try #require(index, "nothing is called '\(words)'\n\(app.picture)")).press(.enter)
  }

  private func halves(_ app: TestApp) -> (left: [String], right: [String]) {
    let rows = app.rows.dropLast().map { $0.split(separator: "│", maxSplits: 1, omittingEmptySubsequences: false) }
    return (rows.map { String($0[0]) }, rows.map { String($0.count > 1 ? $0[1] : "") })
  }

  @Test("Both brands stand beside each other, under their names")
  func bothBrandsStandBesideEachOther() throws {
    let app = try home()
    try open("Caviar", on: app)
    let (left, right) = halves(app)
    #expect(left[0].contains("DoorDash") && right[0].contains("Caviar"))
    // Caviar writes headings in capitals.
    #expect(left.contains { $0.contains("Fastest near you") } && right.contains { $0.contains("FASTEST NEAR YOU") })
  }

  @Test(
    "Closing the comparison keeps the focus and restores the page",
    arguments: ["Caviar", "dark", "version 2.0.0"], [Size(140, 36), Size(60, 24)])
  func closingRestoresThePage(words: String, size: Size) throws {
    let app = try home(size)
    app.press(.down, times: 12)
    let before = app.frame
    try open(words, on: app)
    #expect(app.frame != before)
    app.press(Self.key)
    // Keeping the focus visible on the narrower page may have scrolled it; only that may differ.
    let focused = app.focused
    app.press(.home)
    let other = try home(size)
    other.press(.down, times: 12)
    #expect(focused == other.focused)
    expectSameFrame(app.frame, as: other.press(.home).frame)
  }

  @Test(
    "Opening and closing a comparison keeps every row where it was",
    arguments: [Size(140, 36), Size(80, 24), Size(60, 24)])
  func openingAndClosingKeepsEveryRow(size: Size) throws {
    for steps in [5, 12, 20] {
      let app = try home(size)
      app.press(.down, times: steps).press(.control("e"), times: 2)
      let before = app.frame
      try open("Caviar", on: app)
      expectSameFrame(app.press(Self.key).frame, as: before)
    }
  }

  @Test("The list offers the brands, the schemes and every version but the page's own")
  func everyOtherVersionIsOffered() throws {
    let app = try home()
    app.press(Self.key)
    app.page("home").shows("DoorDash and Caviar").shows("light and dark").hides("before and after")
      .shows("version 6.1.0 and version 1.0.0").shows("and version 6.0.0").hides("and version 6.1.0")
    app.press(.escape)
    #expect(app.app.open.comparisonPane == nil)
  }

  @Test("Facets that an older version leaves out are marked and counted")
  func omittedFacetsAreMarked() throws {
    let rows = ["row.text", "row.item"].map {
      #"{"id":"\#($0)","component":{"id":"\#($0)"},"text":{"title":"A \#($0)"}}"#
    }
    let app = try TestApp(json: "[" + rows.joined(separator: ",") + "]", size: Size(100, 24))
    try open("version 2.0.0", on: app)
    let (left, right) = halves(app)
    #expect(left[0].contains("6.1.0, all of it") && right[0].contains("2.0.0, 1 left out"))
    #expect(left.contains { $0.hasPrefix("+") && $0.contains("A row.item") }, "\(app.picture)")
    #expect(left.contains { $0.hasPrefix(" ") && $0.contains("A row.text") }, "\(app.picture)")
    #expect(right.contains { $0.contains("A row.text") } && !right.contains { $0.contains("A row.item") })
  }

  @Test("The brand key swaps the brands of both sides")
  func brandKeySkipsTheOtherSide() throws {
    let app = try home()
    try open("Caviar", on: app)
    app.press(.character("b"))
    let (left, right) = halves(app)
    #expect(left[0].contains("Caviar") && right[0].contains("DoorDash"))
  }

  @Test("Opening a link and going back moves both sides")
  func bothSidesFollowALink() throws {
    let app = try TestApp(.town, size: Size(120, 30))
    try open("Caviar", on: app)
    app.press(.down, times: 2).press(.enter)
    let (left, right) = halves(app)
    #expect(app.breadcrumbs.last == "Store 2")
    #expect(left.contains { $0.contains("Dish 1 of store 2") } && right.contains { $0.contains("Dish 1 of store 2") })
    app.press(.character("["))
    #expect(halves(app).right.contains { $0.contains("Lunch place 2") })
  }

  @Test("A carousel shows the same cards on both sides")
  func aCarouselShowsTheSameCardsOnBothSides() throws {
    let app = try TestApp(.town, size: Size(120, 30))
    try open("dark", on: app)
    app.press(.down, times: 5).press(.right, times: 6)
    let card = try #require(app.focused)
    let (left, right) = halves(app)
    #expect(left.contains { $0.contains(card) } && right.contains { $0.contains(card) }, "\(app.picture)")
    #expect(left.dropFirst().map { $0.filter { $0 != " " } } == right.dropFirst().map { $0.filter { $0 != " " } })
  }

  @Test("The inspector and the comparison replace each other")
  func inspectorReplacesTheComparison() throws {
    let app = try home()
    try open("dark", on: app)
    app.press(.down).press(.character("i"))
    #expect(app.app.open.comparisonPane == nil && app.app.panel(as: Inspector.self) != nil)
    try open("dark", on: app)
    #expect(app.app.open.comparisonPane != nil && app.app.panel(as: Inspector.self) == nil)
    app.press(.escape)
    #expect(app.app.open.comparisonPane == nil)
  }

  @Test("The comparison comes back when the inspector closes, but not after it was closed itself")
  func comparisonComesBack() throws {
    let app = try home()
    try open("dark", on: app)
    app.press(.down)
    let (rows, focused) = (app.rows.dropLast(), app.focused)
    app.press(.character("i"), times: 3)
    #expect(app.app.panel(as: Inspector.self) == nil)
    #expect(app.rows.dropLast() == rows)
    #expect(app.focused == focused)
    app.press(.character("i"))
    try open("light", on: app)
    app.press(.character("i"), times: 3)
    #expect(app.rows.first?.contains("light") == true, "\(app.picture)")
    app.press(.escape)
    #expect(app.app.open.comparisonPane == nil)
    app.press(.character("i"), times: 3)
    #expect(app.app.open.comparisonPane == nil && app.app.panel(as: Inspector.self) == nil)
  }

  @Test("A click on the other side moves the focus on both")
  func aClickOnTheOtherSideMovesTheFocusOnBoth() throws {
    let app = try TestApp(.town, size: Size(121, 30))
    try open("dark", on: app)
    let (left, right) = halves(app)
    let row = try #require(right.firstIndex { $0.contains("Lunch place 3") })
    app.click(x: 65, y: row)
    #expect(app.focused == "Lunch place 3")
    let marked = app.page[row].filter { $0 == "▌" }.count
    #expect(marked == 2, "\(app.picture)")
    // A click on the page focuses and then opens, as always.
    let other = try #require(left.firstIndex { $0.contains("Lunch place 2") })
    app.click(x: 5, y: other)
    #expect(app.focused == "Lunch place 2")
    app.click(x: 5, y: other)
    #expect(app.breadcrumbs.last == "Store 2")
  }

  @Test("A second click on the other side opens, beside the page or below", arguments: [Size(121, 30), Size(50, 30)])
  func secondClickOpens(size: Size) throws {
    let app = try TestApp(.town, size: size)
    try open("dark", on: app)
    let rect = try #require(app.app.sides?.other)
    let row = try #require(
      (rect.y..<rect.maxY).first { String(app.page[$0].dropFirst(rect.x)).contains("Lunch place 3") })
    app.click(x: rect.x + 3, y: row)
    #expect(app.focused == "Lunch place 3")
    app.click(x: rect.x + 3, y: row)
    #expect(app.breadcrumbs.last == "Store 3")
  }

  @Test("The marks of a carousel on the other side move it on both")
  func marksOnTheOtherSide() throws {
    let app = try TestApp(.town, size: Size(121, 30))
    try open("dark", on: app)
    let rect = try #require(app.app.sides?.other)
    let row = try #require(app.page.firstIndex { $0.contains("❮ 1-2 of 8 ❯") }, "\(app.picture)")
    let column = try #require((rect.x..<rect.maxX).first { app.frame[$0, row].glyph == "❯" })
    app.click(x: column, y: row)
    let (left, right) = halves(app)
    #expect(left[row].contains("❮ 3-4 of 8 ❯") && right[row].contains("❮ 3-4 of 8 ❯"), "\(app.picture)")
    #expect(app.focused == "Card 3")
  }

  @Test("Fresh changes and outlines are shown on both sides")
  func marksOnBothSides() throws {
    let row = { (id: String) in #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(id)"}}"# }
    let app = try TestApp(json: "[\(row("Salt"))]", size: Size(121, 12))
    try open("dark", on: app)
    app.press(.character("r"))
    try app.answer(withJSON: "[\(row("Salt")),\(row("Pepper"))]")
    let changed = try #require(app.page.first { $0.contains("Pepper") })
    #expect(changed.count { $0 == "▎" } == 2, "\(app.picture)")
    app.receive(.clock(5000))
    #expect(!app.page.joined().contains("▎"), "\(app.picture)")
    app.press(.character("I"))
    #expect(app.page.joined().split(separator: "row.text").count == 5, "\(app.picture)")
  }

  @Test("A click on the other side of a brand's screen chooses the same step on the page")
  func clickOnTheOtherScreenChoosesTheStep() throws {
    let world = SketchedWorld.page(SketchedPage.section(nil, [SketchedPage.row("link", to: "doordash://login")]))
    let app = try TestApp(world, size: Size(121, 30))
    app.press(.down).press(.enter)
    try open("Caviar", on: app)
    let other = try #require(app.app.open.comparisonPane?.place.screen)
    let rect = try #require(app.app.sides?.other)
    for place in other.places.reversed() {
      app.click(x: rect.x + place.rect.x + 1, y: rect.y + place.rect.y)
      #expect(app.app.history.current.screen?.chosen == place.step, "\(app.picture)")
    }
    #expect(other.places.count > 1)
  }

  @Test("Letters stand on the page only, and open its links")
  func lettersAreOnThePage() throws {
    let app = try TestApp(.town, size: Size(121, 30))
    try open("dark", on: app)
    app.press(.character("f"))
    let (left, right) = halves(app)
    #expect(left != right)
    app.press(.character("s"))
    #expect(app.breadcrumbs.last == "Store 2")
  }

  @Test("A click on a line of the list chooses that comparison")
  func aClickOnALineOfTheListChoosesIt() throws {
    let app = try home()
    app.press(Self.key)
    let row = try #require(app.page.firstIndex { $0.contains("light and dark") })
    app.click(x: 70, y: row)
    #expect(app.app.open.comparisonPane?.variation == .scheme)
  }

  /// The other side shows the same facets, which must not be counted again.
  @Test("A facet on both sides is counted once")
  func facetsAreCountedOnce() throws {
    let rows = (1...40).map { #"{"id":"\#($0)","component":{"id":"row.text"},"text":{"title":"Row \#($0)"}}"# }
    let app = try TestApp(
      json: "[" + rows.joined(separator: ",") + "]", size: Size(101, 12), reducesMotion: true, logs: ImpressionRule())
    app.receive(.clock(0))
    try open("dark", on: app)
    app.receive(.clock(1))
    let shown = app.page.dropFirst().flatMap { $0.split(separator: "│") }.filter { $0.contains("Row") }.count / 2
    app.receive(.clock(2000))
    let log = app.takeLog()
    #expect(log == (1...shown).map { "impression \($0)" }, "\(app.picture)")
  }
}
