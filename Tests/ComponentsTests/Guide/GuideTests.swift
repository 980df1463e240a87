import Components
import Drawing
import FacetModel
import Foundation
import Prism
import TestSupport
import Testing
import ViewTree

/// The manual shows a whole component; this is that component, compiled and drawn.
struct GuideTests {
  @Test("The manual shows the component that is compiled here")
  func theGuideShowsTheComponentThatIsCompiledHere() throws {
    let page = "Sources/facet/Documentation.docc/WritingAComponent.md"
    let guide = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    let code = try String(
      contentsOf: Repository.root.appending(path: "Tests/ComponentsTests/Guide/NoticeRow.swift"), encoding: .utf8)
    #expect(guide.contains("```swift\n\(code)```"), "copy NoticeRow.swift into the page")
  }

  @Test("A component joins the catalogue with one line, and it is drawn and read aloud")
  func oneLineAddsAComponent() throws {
    let factory = try FacetFactory(ComponentLibrary.descriptors + [NoticeRow.descriptor])
    let feed = try Feed(json: "[\(NoticeRow.example)]")
    let admission = Admission(feed.tree, for: factory.capabilities)
    let views = PageViews(factory: factory, context: ViewContext(client: factory.capabilities))
    var page = PageLayout(tree: ViewTree(feed, admitted: admission, views: views), width: 50, views: views)
    let block = page.block(at: 0)
    var canvas = Canvas(size: block.size)
    block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: Theme(ThemeValues(), depth: .monochrome))
    #expect(canvas.textRows == ["⚠ Snow in the hills", "  Deliveries take longer until Sunday."])
    #expect(
      Outline(feed, admitted: admission, views: views).lines.map { $0.text(in: .english) }
        == ["row: Snow in the hills; Deliveries take longer until Sunday.; urgent"])
  }
}
