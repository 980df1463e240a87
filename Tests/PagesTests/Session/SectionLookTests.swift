import AppTestSupport
import Drawing
import FacetModel
import Prism
import TestSupport
import Testing

@testable import Pages
@testable import ViewTree

/// The layout and style of a section, which apply to all its facets.
@Suite("The look of sections") struct SectionLookTests {
  private static func row(_ id: String, _ component: String = "row.text") -> String {
    let category = component.prefix { $0 != "." }
    return #"{"id":"\#(id)","component":{"id":"\#(component)","category":"\#(category)"},"text":{"title":"\#(id)"}}"#
  }

  private func page(_ section: String, width: Int = 60, rows: [String] = ["Oak", "Elm"]) throws -> TestApp {
    let json = #"""
      {"body":[{"id":"before","body":[\#(Self.row("Before"))]},
      {"id":"s"\#(section),"body":[\#(rows.map { Self.row($0) }.joined(separator: ","))]},
      {"id":"after","body":[\#(Self.row("After"))]}]}
      """#
    return try TestApp(json: json, size: Size(width, 30), reducesMotion: true)
  }

  private func place(_ words: String, on app: TestApp) throws -> (x: Int, y: Int) {
    let y = try #require(app.page.firstIndex { $0.contains(words) }, "\(app.picture)")
    let row = app.page[y]
    return (row.distance(from: row.startIndex, to: try #require(row.firstRange(of: words)).lowerBound), y)
  }

  @Test("dls_padding indents the facets of the section and separates it from its neighbours")
  func padding() throws {
    let plain = try page("")
    let padded = try page(
      #","layout":{"dls_padding":{"left":32,"right":32,"top":"SPACING_LARGE","bottom":"SPACING_LARGE"}}"#)
    #expect(try place("Oak", on: padded).x >= place("Oak", on: plain).x + 2)
    #expect(try place("Oak", on: padded).y > place("Oak", on: plain).y)
    #expect(
      try place("After", on: padded).y - place("Elm", on: padded).y
        > place("After", on: plain).y - place("Elm", on: plain).y)
    #expect(try place("After", on: padded).x == place("After", on: plain).x)
  }

  @Test("Padding that leaves no room is dropped at the sides")
  func tooMuchPadding() throws {
    let app = try page(#","layout":{"dls_padding":{"left":400,"right":400}}"#, width: 30)
    #expect(try place("Oak", on: app).x == place("Before", on: app).x)
  }

  @Test("The background of a section covers exactly its rows")
  func background() throws {
    let app = try page(#","style":{"background_color":"E7FBEF","padding":{"top":16,"bottom":16}}"#)
    let ground = { (x: Int, y: Int) in app.frame[x, y].style.background }
    let oak = try place("Oak", on: app)
    let elm = try place("Elm", on: app)
    let before = try place("Before", on: app)
    let after = try place("After", on: app)
    let color = ground(oak.x, oak.y)
    #expect(color != ground(before.x, before.y))
    #expect((oak.y - 1...elm.y + 1).allSatisfy { ground(oak.x, $0) == color && ground(50, $0) == color })
    #expect(ground(after.x, after.y) == ground(before.x, before.y))
    #expect(ground(before.x, before.y + 1) == ground(before.x, before.y))
  }

  @Test("The spacing of a section sets the distance between its facets")
  func spacing() throws {
    let rows = [Self.row("Oak", "card.tile"), Self.row("Elm", "header.section"), Self.row("Ash", "card.promo")]
    let distance = { (style: String) in
      let json = #"{"body":[{"id":"s"\#(style),"body":[\#(rows.joined(separator: ","))]}]}"#
      let app = try TestApp(json: json, size: Size(60, 40), reducesMotion: true)
      return try self.place("Ash", on: app).y - self.place("Oak", on: app).y
    }
    let usual = try distance("")
    #expect(try distance(#","style":{"spacing":"SPACING_NONE"}"#) < usual)
    #expect(try distance(#","style":{"spacing":"SPACING_XXXX_LARGE"}"#) > usual)
  }

  @Test("grid_specs set the columns of a section and the distance between its rows")
  func grid() throws {
    let specs = #"{"Mobile":{"minDimensionCount":1},"Tablet":{"minDimensionCount":3,"interRowSpacing":32}}"#
    let layout = #","layout":{"grid_specs":\#(specs)}"#
    let wide = try page(layout, width: 100, rows: ["Oak", "Elm", "Ash", "Fir"])
    #expect(try place("Oak", on: wide).y == place("Ash", on: wide).y)
    #expect(try place("Fir", on: wide).y - place("Oak", on: wide).y > 2)
    let narrow = try page(layout, width: 50, rows: ["Oak", "Elm", "Ash", "Fir"])
    #expect(try place("Elm", on: narrow).y > place("Oak", on: narrow).y)
    let wider = try page(layout, width: 150, rows: ["Oak", "Elm", "Ash", "Fir"])
    #expect(try place("Oak", on: wider).y == place("Ash", on: wider).y, "wider screens use the columns of Tablet")
  }

  @Test("A header that stays at the top keeps the padding of its section")
  func stickyHeader() throws {
    let rows = (1...30).map { Self.row("Tree \($0)") }.joined(separator: ",")
    let app = try TestApp(
      json: #"""
        {"body":[{"id":"s","layout":{"dls_padding":{"left":32}},"header":[\#(Self.row("Trees here", "header.section"))],
        "body":[\#(rows)]}]}
        """#, size: Size(60, 20), reducesMotion: true)
    let first = try place("Trees here", on: app).x
    app.press(.pageDown)
    #expect(try place("Trees here", on: app) == (first, 0))
  }

  @Test("No facet is drawn outside its block, whatever a section asks for", arguments: [20, 33, 80, 140])
  func facetsStayInTheirBlocks(width: Int) throws {
    let section = #"""
      ,"layout":{"dls_padding":{"left":16,"right":8,"top":64,"bottom":64}},"style":{"background_color":"222222","spacing":24}
      """#
    let app = try page(section, width: width, rows: ["Oak", "Elm", "Ash"])
    var layout = try #require(app.app.history.current.page).viewport.layout
    for node in 0..<layout.nodeCount {
      let block = layout.block(at: node)
      let bounds = Rect(x: 0, y: 0, width: width, height: block.height)
      #expect((block.items.map(\.rect) + block.regions.map(\.rect)).allSatisfy { $0.intersection(bounds) == $0 })
    }
  }
}
