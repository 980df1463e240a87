import Drawing
import FacetModel
import TestSupport
import Testing
import ViewTree

/// Returning to a bookmarked place of a page after scrolling or after the page has grown.
struct BookmarkTests {
  private struct Lines: ViewMaking {
    struct View: FacetView, Equatable {
      let height: Int

      var speech: Speech { Speech(.text) }

      func layout(in proposal: Proposal) -> Block {
        .column((0..<height).map { .line("\($0)", .listRowTitle, width: proposal.width) })
      }
    }

    func view(for facet: Facet) -> any FacetView { View(height: facet.text.title?.count ?? 0) }

    func traits(of facet: Facet) -> ViewTraits { ViewTraits() }
  }

  private func layout(_ heights: [Int], width: Int = 20) throws -> PageLayout {
    let facets = heights.enumerated().map { index, height in
      #"{"id":"\#(index)","component":{"id":"x"},"text":{"title":"\#(String(repeating: "r", count: height))"}}"#
    }
    let feed = try Feed(json: "[\(facets.joined(separator: ","))]")
    let capability = ComponentCapability(id: "x", category: "row", since: SemanticVersion(1, 0, 0), isContainer: false)
    let tree = ViewTree(feed, admitted: Admission(feed.tree, for: Capabilities([capability])), views: Lines())
    return PageLayout(tree: tree, width: width, views: Lines())
  }

  @Test("Returning to a bookmark restores the exact row, whether the user scrolled or the page grew")
  func returningIsExact() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let heights = (0..<30).map { _ in Int.random(in: 0...5, using: &random) }
      var viewport = Viewport(layout: try layout(heights), height: 7)
      viewport.scroll(by: Int.random(in: 0...90, using: &random))
      let bookmark = viewport.bookmark
      let position = viewport.position
      switch Int.random(in: 0...3, using: &random) {
      case 0: viewport.scrollToEnd()
      case 1: viewport.scrollToTop()
      case 2: viewport.show(try layout(heights + [3, 3, 3, 3]))
      default: viewport.scroll(by: Int.random(in: -20...20, using: &random))
      }
      viewport.goBack(to: bookmark)
      #expect(viewport.position == position)
    }
  }

  /// Row offsets of another width are not comparable, so only the facet is kept.
  @Test("Returning to a bookmark in another width puts the same facet at the top")
  func anotherWidthKeepsTheFacet() throws {
    var viewport = Viewport(layout: try layout(Array(repeating: 4, count: 30)), height: 7)
    viewport.scroll(by: 42)
    let bookmark = viewport.bookmark
    let node = viewport.position.node
    #expect(viewport.position.row > 0)
    viewport.resize(width: 33, height: 9)
    viewport.scrollToTop()
    viewport.goBack(to: bookmark)
    #expect(viewport.position.row == 0)
    #expect(viewport.position.node == node)
  }

  /// The view after the last facet may be higher than the screen.
  @Test("Returning to a bookmark below the last facet restores the exact row")
  func returningIsExactAfterTheLastFacet() throws {
    var viewport = Viewport(layout: try layout([2, 2]), height: 7)
    viewport.setTail(Lines.View(height: 12))
    for rows in 4...10 {
      viewport.scrollToTop()
      viewport.scroll(by: rows)
      let (bookmark, position) = (viewport.bookmark, viewport.position)
      viewport.scrollToTop()
      viewport.goBack(to: bookmark)
      #expect(viewport.position == position)
    }
  }
}
