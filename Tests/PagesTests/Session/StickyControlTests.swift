import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import Input

/// The controls of a header that stays at the top of the screen work there as they do at their place on the page.
struct StickyControlTests {
  /// A list of rows under filters, of which more than fit are in one row.
  private static let page = page(under: [])

  private static func page(under titles: [SketchedPage.Part]) -> SketchedPage {
    var filters = SketchedPage.facet("carousel.filters", "Filters")
    filters["text"] = [String: Any]()
    filters["events"] = ["click": ["name": "load_content", "data": ["sections": ["list"]]]]
    filters["children"] = (1...9).map { SketchedPage.filter("Deal \($0)") }
    var list = SketchedPage.section("list", (1...30).map { SketchedPage.row("Place \($0)", to: "store/\($0)") })
    list["header"] = titles + [filters]
    return SketchedPage("Home", [list])
  }

  /// The page, scrolled so that only its header is at its old place.
  private func scrolled(_ page: SketchedPage = page) throws -> TestApp {
    let app = try TestApp(json: page.json, size: Size(60, 18), reducesMotion: true).press(.pageDown)
    app.page("page").shows("Deal 1").hides("Place 1 ").shows("Place 12")
    return app
  }

  private func click(_ words: String, _ app: TestApp) throws {
    let place = try #require(app.place(of: words), "\(words)\n\(app.picture)")
    #expect(place.y < 3, "\(app.picture)")
    app.click(x: place.x, y: place.y)
  }

  @Test("A click on a filter in the header moves the focus there, and a second one switches it")
  func clicksWork() throws {
    let app = try scrolled()
    let rows = app.page.dropFirst(3)
    try click("Deal 2", app)
    #expect(app.focused == "Deal 2")
    #expect(app.marked.contains { $0.contains("Deal 2") }, "\(app.picture)")
    #expect(app.page.dropFirst(3) == rows, "the page does not scroll\n\(app.picture)")
    try click("Deal 2", app)
    #expect(app.requests.map(\.request) == [.sections(["list"], filterQuery: "Deal%202=true")])
    app.page("page").shows("Place 12")
  }

  @Test("The letters stand beside the filters in the header, and switch them")
  func lettersWork() throws {
    let app = try scrolled()
    let place = try #require(app.place(of: "Deal 2"))
    app.type("f")
    let label = String(Array(app.page[place.y])[..<place.x].filter { $0.isLetter }.suffix(1))
    #expect(label.isEmpty == false, "\(app.picture)")
    app.type(label)
    #expect(app.focused == "Deal 2", "\(app.picture)")
    #expect(app.requests.count == 1)
  }

  @Test("A mark of a carousel in the header shows its other cards")
  func carouselsMove() throws {
    let app = try scrolled()
    let rows = app.page.dropFirst(3)
    try click("❯", app)
    app.page("page").hides("Deal 1 ").shows("Deal 9")
    #expect(app.page.dropFirst(3) == rows, "\(app.picture)")
  }

  @Test("The arrows move through the header, and from there to the first row below it")
  func arrowsMove() throws {
    let app = try scrolled()
    let rows = app.page.dropFirst(3)
    try click("Deal 1", app)
    #expect(app.press(.right).focused == "Deal 2")
    #expect(app.press(.tab).focused == "Deal 3")
    #expect(app.page.dropFirst(3) == rows, "\(app.picture)")
    app.press(.down)
    let first = try #require(app.page.dropFirst(2).first { $0.contains("Place") })
    #expect(app.marked.contains { first.contains($0.dropFirst().prefix(8)) }, "\(app.picture)")
  }

  @Test("Down goes through the rows of the header before those below it")
  func downGoesThroughTheHeader() throws {
    let app = try scrolled(Self.page(under: [SketchedPage.row("About these", to: "about")]))
    try click("About these", app)
    #expect(app.focused == "About these", "\(app.picture)")
    #expect(app.press(.down).focused == "Deal 1", "\(app.picture)")
    #expect(app.press(.down).focused?.hasPrefix("Place") == true, "\(app.picture)")
  }
}
