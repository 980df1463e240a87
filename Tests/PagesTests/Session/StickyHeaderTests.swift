import Components
import DoorDash
import Drawing
import FacetModel
import Prism
import TestSupport
import Testing
import ViewTree

@testable import Branding
@testable import Pages

struct StickyHeaderTests {
  /// Two sections of twelve rows, each under its header.
  private func viewport(style: String = "{}") throws -> Viewport {
    func row(_ id: String) -> String {
      #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(id)"}}"#
    }
    let sections = ["first", "second"].map { name in
      let rows = (1...12).map { row("\(name) \($0)") }.joined(separator: ",")
      return """
        {"id":"\(name)","style":\(style),"header":[{"id":"h","component":{"id":"header.section"},\
        "text":{"title":"The \(name)"}}],"body":[\(rows)]}
        """
    }
    let page = Page(
      feed: try Feed(json: #"{"body":[\#(sections.joined(separator: ","))]}"#), title: "", brand: .doorDash,
      theme: Theme(try Brand.doorDash.tokens.values(for: .light), depth: .truecolor),
      factory: try FacetFactory(ComponentLibrary.descriptors))
    return Viewport(layout: page.layout(width: 40), height: 10)
  }

  private func rows(_ viewport: Viewport) throws -> [String] {
    var viewport = viewport
    viewport.prepare()
    var canvas = Canvas(size: Size(40, 10))
    let theme = Theme(try Brand.doorDash.tokens.values(for: .light), depth: .truecolor)
    viewport.draw(on: &canvas, at: canvas.bounds, theme: theme)
    return canvas.textRows.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("The header stays at the top while its section is on the screen")
  func headerStaysWithItsSection() throws {
    var viewport = try viewport()
    viewport.scroll(by: 6)
    #expect(try rows(viewport)[0] == "The first")
    viewport.scrollToEnd()
    #expect(try rows(viewport)[0] == "The second")
  }

  /// The two headers never share a row, and rows of the next section never follow the old header.
  @Test("The next section pushes the header away")
  func nextSectionPushesTheHeaderAway() throws {
    var viewport = try viewport()
    var last = ""
    for _ in 0..<60 {
      let rows = try rows(viewport)
      let header = rows.first { $0.hasPrefix("The ") } ?? ""
      if last == "The second" { #expect(header != "The first") }
      last = header
      if rows.contains("first 12"), !rows.contains("The second") { #expect(rows[0] == "The first") }
      viewport.scroll(by: 1)
    }
    #expect(last == "The second")
  }

  @Test("A section can make its header scroll away")
  func aSectionMaySayThatItsHeaderIsNotSticky() throws {
    var viewport = try viewport(style: #"{"is_not_sticky":true}"#)
    viewport.scroll(by: 6)
    #expect(try !rows(viewport).contains { $0.hasPrefix("The ") })
  }
}
