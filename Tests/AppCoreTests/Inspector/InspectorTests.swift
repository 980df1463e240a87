import AppTestSupport
import Drawing
import Foundation
import Inspection
import TestSupport
import Testing
import Text
import ViewTree

@testable import AppCore
@testable import Input
@testable import Pages

/// The content of the inspector, and moving through it.
struct InspectorTests {
  private typealias Sketch = SketchedPage

  /// The home page with the focus on the carousel of filters.
  private func home(_ size: Size = Size(140, 40)) throws -> TestApp {
    try TestApp(sample: "home", size: size, reducesMotion: true).press(.down, times: 4)
  }

  private static let shelf = SketchedWorld.page(
    Sketch.section(
      "Shop",
      [
        Sketch.row("Bread", to: "store/1"),
        Sketch.carousel("Many", (1...4).map { Sketch.card("Card \($0)", to: "store/\($0)") }),
        Sketch.facet("hologram.wall", "Nobody sees this"),
        Sketch.row("Butter", to: "store/2"),
      ]))

  @Test("The inspector describes a facet: component, identity, texts, click, style and children")
  func facetIsDescribed() throws {
    let page = try home().press(.character("i")).page("home")
    page.shows("carousel.filters  since 2.0.0").shows("category    carousel")
    page.shows("identity    store_feed/header/carousel.filters:home").shows("pointer     /body/2/header/0")
    page.shows("subtitle    360 results").shows("leads       loads again: store_feed, all_stores")
    page.shows("listRowTitle → bold, #191919 on").shows("Children  8").shows("› filter.range  Over 4.5")
  }

  @Test("The id of a component keeps its letters in a brand whose headings are capitals")
  func idsKeepTheirLetters() throws {
    let app = try TestApp(sample: "home", brand: .caviar, size: Size(140, 40), reducesMotion: true)
    app.press(.down, times: 4).press(.character("i")).page("home").shows("carousel.filters  since 2.0.0")
      .shows("TEXT ───")
  }

  @Test("The name of a field is shown whole if there is room for its value, too", arguments: [40, 80, 140])
  func fieldNamesAreWhole(width: Int) throws {
    let keys = ["eta", "delivery_fee_string", String(repeating: "k", count: 200)]
    let custom = keys.map { #""\#($0)":"2 miles""# }.joined(separator: ",")
    let app = try TestApp(
      json: #"[{"id":"a","component":{"id":"row.store"},"text":{"title":"A","custom":{\#(custom)}}}]"#,
      size: Size(width, 40), reducesMotion: true)
    let page = app.press(.down, times: 1).press(.character("i")).page("page")
    page.shows("eta         2 miles").shows("delivery_fee_string  2 miles").shows("kkkkkk…  2 miles")
  }

  @Test("y copies the value of the chosen line, and on a line without one the words of the focus")
  func valuesAreCopied() throws {
    let app = try home().press(.character("i"))
    if app.app.open.panelBeside?.hasKeys == false { app.press(.character("i")) }
    let inspector = try #require(app.app.open.panelBeside?.panel as? Inspector)
    let line = try #require(inspector.rows.firstIndex { $0.label == "identity" })
    app.press(.down, times: line).press(.character("y"))
    #expect(app.effects.last == .copy("store_feed/header/carousel.filters:home"))
    let heading = try #require(inspector.rows.firstIndex { $0.look == .heading })
    app.press(.up, times: line - heading).press(.character("y"))
    #expect(app.effects.last == .copy("360 results"), "\(app.effects)")
  }

  @Test("The inspector gives the line and column of the facet in its file")
  func lineAndColumnAreThoseOfTheFile() throws {
    let app = try home().press(.character("i"))
    let line = try #require(app.page.first { $0.contains("line        ") })
    let place = try #require(line.components(separatedBy: "line        ").last).split(separator: ":").compactMap {
      Int($0)
    }
    try #require(place.count == 2)
    let text = try String(contentsOfFile: Repository.path("SampleFeeds/home.json"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[place[0] - 1].dropFirst(place[1] - 1).first == "{")
    #expect(lines[place[0]...].prefix(3).contains { $0.contains("carousel.filters:home") })
  }

  /// The state of the facet's impression while a log is kept.
  @Test("The inspector shows whether the impression of a facet has been counted")
  func impressionsAreShown() throws {
    let app = try TestApp(Self.shelf, size: Size(120, 44), logs: ImpressionRule())
    app.press(.down, times: 2).press(.character("i"))
    app.receive(.clock(0))
    app.page("Home").shows("itself      in sight; counted after 1000 ms")
    app.receive(.clock(1000))
    let log = app.takeLog()
    #expect(log.contains("impression Card 1"))
    app.page("Home").shows("itself      counted").hides("in sight; counted")
    // To the carousel that holds the card.
    app.press(.character("i")).press(.end).press(.up, times: 3).press(.enter)
    let cards = log.filter { $0.hasPrefix("impression Card") }.count
    app.page("Home").shows("title       Many").shows("children    \(cards) of 4 counted")
  }

  @Test("Without a log, the inspector says nothing about impressions")
  func noImpressionsWithoutALog() throws {
    try home().press(.character("i")).page("home").hides("Impressions")
  }

  @Test("The inspector follows the focus")
  func inspectorFollowsTheFocus() throws {
    let app = try TestApp(Self.shelf, size: Size(120, 24))
    app.press(.down).press(.character("i")).page("Home").shows("title       Bread").hides("title       Many")
    app.press(.down).page("Home").shows("card.tile").shows("title       Card 1").hides("title       Bread")
    app.press(.right).page("Home").shows("title       Card 2").shows("› carousel.standard  Many")
  }

  @Test("Opening the inspector focuses the first facet when no facet has the focus")
  func inspectorFocusesItsFacet() throws {
    let app = try TestApp(Self.shelf, size: Size(120, 24)).press(.character("i"))
    #expect(app.focused == "Bread")
    app.page("Home").shows("title       Bread")
  }

  @Test("Enter moves to a child, and from there back to its parent")
  func enterMovesToAChildAndBackToItsParent() throws {
    let app = try home().press(.character("i"), times: 2).press(.end).press(.enter)
    app.page("home").shows("filter.collection").shows("Parents").shows("› carousel.filters")
    #expect(app.focused == "filter.collection:cuisine" || app.focused?.hasPrefix("filter.collection") == true)
    app.press(.end)
    while !app.lit.contains(where: { $0.contains("carousel.filters") }), app.isChoosing { app.press(.up) }
    app.press(.enter).page("home").shows("identity    store_feed/header/carousel.filters:home")
    #expect(app.focused == "carousel.filters:home")
  }

  /// Escape gives the keys back to the page, and a second Escape closes the inspector; `i` closes it at once.
  @Test("Escape twice or i closes the inspector and shows the page as before")
  func inspectorCloses() throws {
    let before = try home()
    for way in [[Key.escape, .escape], [.character("i")]] {
      let app = try home().press(.character("i"), times: 2)
      for key in way { app.press(key) }
      expectSameFrame(app.frame, as: before.frame)
    }
  }

  @Test("Keys of the inspector move nothing on the page")
  func keysOfTheInspectorMoveNothingOnThePage() throws {
    let app = try home().press(.character("i"), times: 2)
    let focused = app.focused
    let left = app.page.map { $0.prefix(60) }
    app.press(.down, times: 3).press(.tab).press(.pageDown).press(.backTab).press(.right)
    #expect(app.focused == focused)
    #expect(app.page.map { $0.prefix(60) } == left)
  }

  /// The top row stays while the inspector takes room, and the frame is the same after it is closed.
  @Test(
    "Opening and closing the inspector keeps the scroll position of the page",
    arguments: [Size(140, 40), Size(80, 24), Size(40, 24)])
  func thePageKeepsItsPlace(size: Size) throws {
    let app = try TestApp(sample: "home", size: size, reducesMotion: true)
    app.press(.down).press(.control("e"), times: 33)
    let before = app.frame
    let top = app.app.history.current.page?.viewport.topFacet
    app.press(.character("i"))
    #expect(app.frame != before)
    #expect(app.app.history.current.page?.viewport.topFacet == top)
    app.press(.character("i"))
    if app.app.panel(as: Inspector.self) != nil { app.press(.character("i")) }
    expectSameFrame(app.frame, as: before)
  }

  @Test("A resize while the inspector is open keeps its content")
  func anotherSizeMovesTheSplit() throws {
    let app = try home().press(.character("i"))
    app.receive(.resize(Size(80, 30)))
    let fresh = try home(Size(80, 30)).press(.character("i"))
    #expect(app.page.count == fresh.page.count)
    app.page("home").shows("carousel.filters  since 2.0.0")
    app.receive(.resize(Size(40, 24)))
    app.page("home").shows("carousel.filters  since 2.0.0").hides("Burgers")
  }

  @Test("A click chooses a line, and a second click follows it")
  func clicksChooseAndFollowALine() throws {
    let app = try home().press(.character("i"))
    let place = try #require(app.place(of: "› filter.range  Over 4.5"))
    app.click(x: place.x + 3, y: place.y).click(x: place.x + 3, y: place.y)
    app.page("home").shows("filter.range  since")
    let tab = try #require(app.place(of: "Tree"))
    app.click(x: tab.x, y: tab.y).page("home").shows("section  store_feed")
  }

  @Test("The inspector of an empty page says that there is nothing to show")
  func anEmptyPageHasNothingToInspect() throws {
    let bare = try TestApp(json: #"{"body": []}"#, size: Size(120, 30)).press(.character("i"))
    bare.page("page").shows("There is nothing on this page")
  }

  @Test("No control character of a response reaches the inspector or the clipboard")
  func responsesCannotControlTheTerminal() throws {
    let evil = "\u{1B}]0;x\u{7}\u{202E}abc\u{9B}2J"
    let app = try TestApp(
      .page(Sketch.section(evil, [Sketch.facet("row.text", evil, to: evil), Sketch.facet(evil, evil, to: "a")])),
      size: Size(120, 30))
    app.press(.character("i"), times: 2)
    for _ in InspectorPane.allCases {
      for row in app.rows { #expect(SafeText.firstUnsafeScalar(in: row) == nil) }
      app.press(.tab)
    }
    app.press(.escape).press(.character("Y"))
    for case .copy(let text) in app.effects { #expect(SafeText.firstUnsafeScalar(in: text.string) == nil) }
  }

  @Test("The status line names Enter on the lines where it does something, and on no other", arguments: 0..<6)
  func enterIsNamedWhereItWorks(line: Int) throws {
    let hints = ["Enter go there", "Enter fold", "Enter read all of it"]
    for tabs in InspectorPane.allCases.indices {
      let app = try home().type("ii").press(.tab, times: tabs).press(.down, times: line)
      guard try #require(app.app.panel(as: Inspector.self)).pane != .network else { continue }
      let hint = hints.first(where: app.statusLine.contains)
      let (before, picture) = (app.page, app.picture)
      app.press(.enter)
      // The line of the focused facet leads to where the user is.
      let changes = app.page != before
      let isThere = hint == "Enter go there" && !app.statusLine.contains("opens nothing")
      #expect(hint == nil ? !changes : changes || isThere, "\(picture)\n\(app.picture)")
    }
  }
}

extension TestApp {
  /// Whether a line of the inspector other than the first is chosen.
  fileprivate var isChoosing: Bool { (app.panel(as: Inspector.self)?.place.selected ?? 0) > 0 }
}
