import AppTestSupport
import Drawing
import Testing

@testable import AppCore
@testable import Input

/// Going to a facet by its id, a pointer or a line, and to left-out facets.
struct PlaceTests {
  private static let json = #"""
    {"body": [{"id": "s", "body": [
      {"id": "bread", "component": {"id": "row.text", "category": "row"}, "text": {"title": "Bread"},
       "events": {"click": {"name": "navigate", "data": {"uri": "store/1"}}}},
      {"id": "wall:1", "component": {"id": "hologram.wall", "category": "row"}, "text": {"title": "A hologram"}},
      {"id": "wall:2", "component": {"id": "hologram.wall", "category": "row"}},
      {"id": "butter", "component": {"id": "row.text", "category": "row"},
       "text": {
         "title": "Butter"
       },
       "events": {"click": {"name": "navigate", "data": {"uri": "store/2"}}}},
      {"id": "wall:3", "component": {"id": "hologram.wall", "category": "row"}}
    ]}]}
    """#

  private func shop(readsLines: Bool = false) throws -> TestApp {
    try TestApp(json: Self.json, size: Size(130, 24), reducesMotion: true, readsLines: readsLines)
  }

  @Test(
    "The prompt of @ goes to an id, an identity, a pointer, a line, or a line and column",
    arguments: ["butter", "s/body/butter", "/body/0/body/3/text/title", "#/body/0/body/3", "8", "7:4", " 9 "])
  func promptGoesToPlaces(place: String) throws {
    let app = try shop().type("@")
    app.says("Go to: ▏an id, a JSON pointer or a line")
    app.type(place).press(.enter)
    #expect(app.focused == "butter", "\(app.picture)")
  }

  /// A page with more facets without a click than a screen has rows, and one with a click at its top.
  private func list(_ keys: String) throws -> TestApp {
    let rows = (1...40).map { number in
      #"{"id": "row:\#(number)", "component": {"id": "row.text", "category": "row"}, "text": {"title": "Row \#(number)"}"#
        + (number == 1 ? #", "events": {"click": {"name": "navigate", "data": {"uri": "store/1"}}}}"# : "}")
    }
    let json = "{\"body\": [{\"id\": \"s\", \"body\": [\n" + rows.joined(separator: ",\n") + "\n]}]}"
    return try TestApp(json: json, size: Size(130, 24), reducesMotion: true).type(keys)
  }

  @Test(
    "Keys about a facet are about the one that @ or a search has gone to, also if it has no click",
    arguments: ["@row:25", "/Row 25"])
  func keysAreAboutThePlace(keys: String) throws {
    func there() throws -> TestApp { try list(keys).press(.enter) }
    #expect(try there().type("y").effects.contains(.copy("Row 25")))
    #expect(try there().type("Y").says("copied the JSON of row.text").effects.count == 1)
    let edits = try there().type("e").effects
    #expect(edits.contains { if case .edit(let place) = $0 { place.location.line == 26 } else { false } }, "\(edits)")
    #expect(try there().type("\"a").statusLine.contains("Row 25"))
    try there().type("i").page("page").shows("row:25")
    // The next move of the focus or the page ends it.
    for move in [Key.character("g"), .control("u"), .down] {
      #expect(try !there().press(move).type("y").effects.contains(.copy("Row 25")), "\(move)")
    }
  }

  /// Rows of which every tenth has a click.
  private static let tens: String = {
    let rows = (1...40).map { number in
      let click = #", "events": {"click": {"name": "navigate", "data": {"uri": "store/\#(number)"}}}"#
      return #"{"id": "row:\#(number)", "component": {"id": "row.text"}, "text": {"title": "Row \#(number)"}"#
        + (number % 10 == 0 ? click : "") + "}"
    }
    return "{\"body\": [{\"id\": \"s\", \"body\": [\(rows.joined(separator: ","))]}]}"
  }()

  @Test(
    "From a place without a click, keys move to the nearest click in their direction",
    arguments: [
      (Key.down, "row:20"), (.up, "row:10"), (.tab, "row:20"), (.backTab, "row:10"), (.right, nil), (.left, nil),
    ] as [(Key, String?)])
  func movesStartAtThePlace(key: Key, target: String?) throws {
    let app = try TestApp(json: Self.tens, size: Size(130, 60), reducesMotion: true).type("@row:13").press(.enter)
    app.press(key)
    #expect(app.focused == target, "\(app.picture)")
  }

  @Test("From a carousel without a title, keys move to its first card", arguments: [Key.down, .tab])
  func movesStartInACarousel(key: Key) throws {
    let rows = (1...3).map { number in
      let click = #""events": {"click": {"name": "navigate", "data": {"uri": "store/\#(number)"}}}"#
      return #"{"id": "row:\#(number)", "component": {"id": "card.store"}, "text": {"title": "Row"}, \#(click)}"#
    }
    let list =
      #"{"id": "all", "component": {"id": "carousel.standard"}, "children": [\#(rows.joined(separator: ","))]}"#
    let app = try TestApp(
      json: #"{"body": [{"id": "s", "body": [\#(list)]}]}"#, size: Size(100, 40), reducesMotion: true)
    #expect(app.type("@all").press(.enter).press(key).focused == "row:1", "\(app.picture)")
  }

  @Test("Behind the last click, Tab goes to the first one on the screen") func tabBehindTheLastClick() throws {
    let app = try TestApp(json: Self.short, size: Size(130, 24), reducesMotion: true)
    #expect(app.type("@b").press(.enter).press(.tab).focused == "a")
  }

  @Test("A place stays on the screen when the inspector opens below the page", arguments: ["@row:13", "/Row 13"])
  func placesStayInSight(keys: String) throws {
    let app = try TestApp(json: Self.tens, size: Size(80, 20), reducesMotion: true).type(keys).press(.enter)
    app.type("i").page("page").shows("identity    s/body/row:13").hides("not on the screen")
    #expect(app.page.prefix(9).contains { $0.contains("Row 13") }, "\(app.picture)")
    // Closing it scrolls back, and the place stays the beginning of the next move. A search is ended first.
    #expect(app.press(.escape, times: keys.hasPrefix("/") ? 2 : 1).press(.down).focused == "row:20")
  }

  @Test("The status line names a place that cannot take the focus")
  func placesWithoutFocusAreNamed() throws {
    try list("@row:25").press(.enter).says("Here is “Row 25”, which has no click")
    #expect(try !list("@row:1").press(.enter).statusLine.contains("Here is"))
  }

  /// A link above a row without one.
  private static let short = """
    {"body": [{"id": "s", "body": [
      {"id": "a", "component": {"id": "row.text"}, "text": {"title": "Salt"},
       "events": {"click": {"name": "navigate", "data": {"uri": "store/1"}}}},
      {"id": "b", "component": {"id": "row.text"}, "text": {"title": "Pepper"}}
    ]}]}
    """

  @Test("At a place that cannot take the focus no other facet has it, and Enter opens none")
  func noOtherFacetIsMarked() throws {
    func app(place: String? = nil) throws -> TestApp {
      try TestApp(json: Self.short, size: Size(130, 24), reducesMotion: true, place: place)
    }
    let prompt = try app().press(.down).type("@b").press(.enter)
    let tree = try app().type("ii").press(.tab, times: 2).press(.end).press(.enter)
    for app in [prompt, tree, try app(place: "b")] {
      #expect(app.focused == nil && app.marked.isEmpty, "\(app.picture)")
      #expect(app.app.history.current.page?.chosenFacet?.id == "b")
    }
    #expect(prompt.press(.enter).requests.isEmpty)
    #expect(tree.press(.escape).press(.enter).requests.isEmpty)
  }

  @Test("An editor goes to a facet of the page, and to no other")
  func editorsGoToPlaces() throws {
    let app = try shop()
    app.take(.show(place: "/body/0/body/3"))
    #expect(app.focused == "butter", "\(app.picture)")
    app.take(.show(place: "nowhere"))
    app.says("This page has no facet at 'nowhere'")
    #expect(app.focused == "butter")
  }

  @Test("A place without a facet is named, with the id that was probably meant", arguments: ["buter", "999", "/x"])
  func missingPlacesAreNamed(place: String) throws {
    let app = try shop().type("@\(place)").press(.enter)
    app.says("This page has no facet at '\(place)'" + (place == "buter" ? "; did you mean 'butter'?" : ""))
    #expect(app.breadcrumbs.count == 1)
  }

  @Test("The palette offers a typed id, pointer or line first", arguments: ["butter", "/body/0/body/3", "6"])
  func paletteOffersPlaces(place: String) throws {
    let app = try shop().type(":\(place)")
    app.page("page").shows("go to \(place): row.text")
    app.press(.enter)
    #expect(app.focused == "butter")
  }

  @Test("Going to a left-out facet leads to its place and says so, and i inspects it")
  func leftOutFacetsHaveAPlace() throws {
    let app = try shop().type("@wall:1").press(.enter)
    app.says("hologram.wall “A hologram” is left out before “Butter”: hologram.wall (unknown)")
    #expect(app.focused == "butter")
    app.press(.character("i")).page("page").shows("hologram.wall  unknown here").shows("place       before “Butter”")
  }

  @Test("x goes to the next left-out facet and X to the one before, around the ends of the page")
  func leftOutFacetsAreStepped() throws {
    let app = try shop()
    app.type("x").says("Left out, 1 of 3: hologram.wall “A hologram”: hologram.wall (unknown)")
    app.type("x").says("Left out, 2 of 3: hologram.wall “wall:2”")
    app.type("x").says("Left out, 3 of 3")
    app.type("x").says("Left out, 1 of 3")
    app.type("X").says("Left out, 3 of 3")
    app.type("2X").says("Left out, 1 of 3").type("2x").says("Left out, 3 of 3")
    // A moved focus is the new beginning.
    app.press(.home).press(.up, times: 3).type("x").says("Left out, 1 of 3")
  }

  @Test("With the inspector open, it shows each left-out facet that x goes to")
  func inspectorFollowsLeftOutFacets() throws {
    let app = try shop().press(.character("i")).type("x")
    app.page("page").shows("pointer     /body/0/body/1")
    app.type("x").page("page").shows("pointer     /body/0/body/2")
    // In the inspector the keys work as well.
    app.press(.character("i")).type("x").page("page").shows("pointer     /body/0/body/4")
    app.type("2X").page("page").shows("pointer     /body/0/body/1")
  }

  @Test("A search whose words only left-out facets have says so when it is done")
  func searchNamesLeftOutFacets() throws {
    let app = try shop().type("/hologram").says("not on this page").press(.enter)
    app.says("Not on this page, but in 3 left-out facets: hologram.wall “A hologram”; x goes there")
    app.type("/zebra").press(.enter)
    #expect(!app.statusLine.contains("left-out"))
  }

  @Test("Without a screen, the place is said")
  func linearModeSaysThePlace() throws {
    let app = try shop(readsLines: true).type("x")
    #expect(app.app.notices.message?.string.hasPrefix("Left out, 1 of 3") == true)
  }

  @Test("An app that is started at a place opens there")
  func appOpensAtThePlace() throws {
    let app = try TestApp(json: Self.json, place: "butter")
    #expect(app.focused == "butter")
  }

  @Test("An app that waits for its first page opens that page at the place")
  func awaitedPageOpensAtThePlace() throws {
    let app = try TestApp(awaitingAs: .doorDash, place: "butter")
    app.receive(.clock(0))
    try app.answer(withJSON: Self.json)
    #expect(app.focused == "butter")
  }
}
