import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import Pages

/// Links to a part of the same page, by fragments such as `#tea`.
struct FragmentTests {
  private typealias Sketch = SketchedPage

  /// A list of links at the top, then sections of rows; the last section is shorter than any screen.
  private static func json(_ links: [String]) -> String {
    let jumps = links.enumerated().map { row("jump\($0.offset)", "Jump \($0.offset)", to: $0.element) }
    let sections = [("Starters", 12), ("Main courses", 12), ("tea", 2)].map { name, count in
      let heading = #"{"id":"h","component":{"id":"header.section"},"text":{"title":"\#(name)"}}"#
      let note = name == "tea" ? #"{"id":"late","component":{"id":"row.text"},"text":{"title":"Late"}},"# : ""
      let rows = (1...count).map { row("\(name) \($0)", "\(name) number \($0)", to: "item/1") }
      return #"{"id":"\#(name)","header":[\#(heading)],"body":[\#(note)\#(rows.joined(separator: ","))]}"#
    }
    let hidden = #"{"id":"hidden","body":[{"id":"x","component":{"id":"row.hologram"}}]}"#
    return #"{"body":[{"id":"jumps","body":[\#(jumps.joined(separator: ","))]},\#(hidden),"#
      + sections.joined(separator: ",") + "]}"
  }

  private static func row(_ id: String, _ title: String, to uri: String) -> String {
    #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(title)"},"#
      + #""events":{"click":{"name":"navigate","data":{"uri":"\#(uri)"}}}}"#
  }

  private func app(_ links: String..., size: Size = Size(60, 16)) throws -> TestApp {
    try TestApp(json: Self.json(links), size: size, reducesMotion: true, logs: ImpressionRule()).press(.down)
  }

  private func clicks(_ app: TestApp) -> [String] {
    app.events.filter { $0.kind == .click }.map { "\($0.clickEffect?.rawValue ?? "") \($0.id ?? "")" }
  }

  @Test(
    "A fragment moves the focus to the first facet of the section that it names",
    arguments: [
      ("#Starters", "Starters 1"), ("#Main courses", "Main courses 1"), ("#Main%20courses", "Main courses 1"),
      ("#tea", "tea 1"), (" #tea ", "tea 1"),
    ], [Size(60, 16), Size(40, 10), Size(100, 40)])
  func sections(link: (String, String), size: Size) throws {
    let app = try app(link.0, size: size)
    app.press(.enter)
    #expect(app.focused == link.1)
    #expect(app.requests.isEmpty && app.breadcrumbs == ["page"])
    #expect(clicks(app) == ["open jump0"])
    app.page("page").shows("\(link.1.dropLast(2)) number 1")
    app.press(.character("[")).says("no earlier page")
  }

  @Test("A fragment may name a facet anywhere on the page")
  func facets() throws {
    let app = try app("#Main courses 7").press(.enter)
    #expect(app.focused == "Main courses 7")
    #expect(clicks(app) == ["open jump0"])
  }

  @Test("A fragment that names a facet without a click focuses the next facet that can be opened")
  func headings() throws {
    let app = try app("#late").press(.enter)
    #expect(app.focused == "tea 1")
    app.page("page").shows("Late").shows("tea number 1")
  }

  @Test(
    "A fragment that names nothing shown says so, and logs no click",
    arguments: ["#nowhere", "#hidden", "#x", "#", "#%", "#tea#", "#\\u001b[2J"])
  func nothing(link: String) throws {
    let app = try app(link)
    let before = app.page
    app.press(.enter).says("no part of this page is called '")
    #expect(app.page == before && app.focused == "jump0")
    #expect(app.effects.isEmpty)
  }

  @Test("A link to a fragment of another page is loaded as an address")
  func otherPages() throws {
    let app = try app("store/1#tea").press(.enter)
    #expect(app.requests.map(\.request) == [.open(uri: "store/1#tea")])
  }

  @Test("In the linear mode, a fragment reads its section from the heading on")
  func reading() throws {
    var walk = try Listener(feed: try Feed(json: Self.json(["#tea", "#nowhere"])))
    try walk.press("Enter")
    #expect(walk.last == ["heading: tea"])
    try walk.press("g Down Enter")
    #expect(walk.last.last == "no part of this page is called 'nowhere'; / searches the page")
  }

  @Test("The inspector says where on the page a fragment leads")
  func inspector() throws {
    let app = try app("#tea", size: Size(140, 40)).press(.character("i"))
    app.page("page").shows("on this page to tea")
  }
}
