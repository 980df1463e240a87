import Components
import Drawing
import FacetModel
import Prism
import TestSupport
import Testing
import ViewTree

/// Badges for which a card has no room.
struct BadgeRowTests {
  private static let badges = ["Popular", "Free delivery", "New", "Open late", "Local favourite"]

  /// The rows of an item with badges.
  private func rows(width: Int, isUnrolled: Bool = false) throws -> [String] {
    let badges = Self.badges.map { #"{"text":"\#($0)"}"# }.joined(separator: ",")
    let feed = try Feed(
      json: #"[{"id":"1","component":{"id":"row.item"},"text":{"title":"Soup"},"custom":{"badges":[\#(badges)]}}]"#)
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let view = try #require(factory.makeView(for: feed.tree[0], in: ViewContext(client: factory.capabilities)))
    let block = view.layout(in: Proposal(width: width, isUnrolled: isUnrolled))
    var canvas = Canvas(size: Size(width, block.height))
    block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: Theme(ThemeValues(), depth: .monochrome))
    return canvas.textRows
  }

  @Test("A line of badges ends in an ellipsis if there are more, and an unrolled page shows them all")
  func leftOutBadgesHaveASign() throws {
    let narrow = try rows(width: 40)
    let line = try #require(narrow.first { $0.contains("Popular") })
    #expect(line.contains("…") && !line.contains("favourite"), "\(narrow)")
    for shown in [try rows(width: 140), try rows(width: 40, isUnrolled: true)] {
      for badge in Self.badges { #expect(shown.contains { $0.contains(badge) }, "\(shown)") }
      #expect(!shown.contains { $0.contains("…") }, "\(shown)")
    }
  }
}
