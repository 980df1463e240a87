import Drawing
import FacetModel
import Prism
import Synchronization
import TestSupport
import Testing
import ViewTree

struct ViewportTests {
  /// Draws each facet as many rows high as its title has letters; each row shows the facet's id.
  private struct Lines: ViewMaking {
    struct View: FacetView, Equatable {
      let title: String
      let id: String

      var speech: Speech { Speech(.text) }

      func layout(in proposal: Proposal) -> Block {
        .column(title.map { _ in .line("\(id)", .listRowTitle, width: proposal.width) })
      }
    }

    func view(for facet: Facet) -> any FacetView {
      View(title: facet.text.title ?? "", id: facet.id ?? "")
    }

    func traits(of facet: Facet) -> ViewTraits { ViewTraits() }
  }

  private let theme = Theme(ThemeValues(), depth: .monochrome)

  private func viewport(heights: [Int], width: Int = 8, height: Int) throws -> Viewport {
    let facets = heights.enumerated().map { index, height in
      #"{"id":"\#(index)","component":{"id":"x"},"text":{"title":"\#(String(repeating: "r", count: height))"}}"#
    }
    let feed = try Feed(json: "[\(facets.joined(separator: ","))]")
    let capability = ComponentCapability(id: "x", category: "row", since: SemanticVersion(1, 0, 0), isContainer: false)
    let tree = ViewTree(feed, admitted: Admission(feed.tree, for: Capabilities([capability])), views: Lines())
    return Viewport(layout: PageLayout(tree: tree, width: width, views: Lines()), height: height)
  }

  private func rows(_ viewport: Viewport, width: Int = 8) -> [String] {
    var canvas = Canvas(size: Size(width, viewport.height))
    viewport.draw(on: &canvas, at: canvas.bounds, theme: theme)
    return canvas.textRows
  }

  /// The rows of the whole page, as a screen that is high enough would show them.
  private func page(_ heights: [Int]) -> [String] {
    var page: [String] = []
    for (index, height) in heights.enumerated() where height > 0 {
      page += (page.isEmpty ? [] : [""]) + Array(repeating: "\(index)", count: height)
    }
    return page
  }

  /// Compares random scrolling with the page written out in full.
  @Test("Scrolling by any steps shows the right window of the page")
  func scrollingShowsTheRightWindowOfThePage() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let heights = (0..<Int.random(in: 1...9, using: &random)).map { _ in Int.random(in: 0...5, using: &random) }
      let height = Int.random(in: 1...9, using: &random)
      let page = page(heights)
      var viewport = try viewport(heights: heights, height: height)
      var top = 0
      for _ in 0..<12 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          viewport.scrollToTop()
          top = 0
        case 1:
          viewport.scrollToEnd()
          top = .max
        default:
          let step = Int.random(in: -7...7, using: &random)
          viewport.scroll(by: step)
          top += step
        }
        top = max(0, min(top, page.count - height))
        let expected = page.dropFirst(top).prefix(height) + Array(repeating: "", count: max(0, height - page.count))
        try #require(
          rows(viewport).map { $0.trimmed } == Array(expected).map { $0.trimmed }, "\(heights) \(height) \(top)")
      }
    }
  }

  @Test("Another height keeps the top row, and another width keeps the facet on the screen")
  func resizingKeepsTheTopOrTheFacet() throws {
    var viewport = try viewport(heights: [3, 3, 3, 3, 3, 3], height: 5)
    viewport.scroll(by: 5)
    let top = rows(viewport).map(\.trimmed)
    viewport.resize(width: 8, height: 3)
    #expect(rows(viewport).map(\.trimmed) == Array(top.prefix(3)))
    viewport.resize(width: 20, height: 5)
    #expect(rows(viewport, width: 20).contains { $0.trimmed == "1" })
  }

  /// Layout costs follow the screen, not the length of the page.
  @Test("Only the facets near the screen of a long page are laid out")
  func aLongPageIsLaidOutNearTheScreenOnly() throws {
    final class Counter { var count = 0 }
    struct Counting: ViewMaking {
      let lines = Lines()
      let counter: Counter

      func view(for facet: Facet) -> any FacetView {
        counter.count += 1
        return lines.view(for: facet)
      }

      func traits(of facet: Facet) -> ViewTraits { ViewTraits() }
    }
    let facets = (0..<20_000).map { #"{"id":"\#($0)","component":{"id":"x"},"text":{"title":"rr"}}"# }
    let feed = try Feed(json: "[\(facets.joined(separator: ","))]")
    let capability = ComponentCapability(id: "x", category: "row", since: SemanticVersion(1, 0, 0), isContainer: false)
    let tree = ViewTree(feed, admitted: Admission(feed.tree, for: Capabilities([capability])), views: Lines())
    let counter = Counter()
    var viewport = Viewport(
      layout: PageLayout(tree: tree, width: 80, views: Counting(counter: counter)), height: 40)
    viewport.prepare()
    viewport.scrollToEnd()
    viewport.scroll(by: -3)
    viewport.prepare()
    #expect(counter.count < 60)
    // The runtime asks after every key whether the end is near, so the layout for the answer is kept.
    viewport.scrollToTop()
    _ = viewport.isNearEnd()
    let count = counter.count
    let isNearEnd = viewport.isNearEnd()
    #expect(!isNearEnd)
    #expect(counter.count == count)
  }

  /// A row, and below it a carousel of ten cards with a title. Each card is three rows high and 20 columns wide.
  private func carousel(height: Int) throws -> (viewport: Viewport, cards: LaidOutCards) {
    let cards = (1...10).map { #"{"id":"card \#($0)","component":{"id":"card"}}"# }.joined(separator: ",")
    let feed = try Feed(
      json: #"[{"id":"a","component":{"id":"row"}},{"id":"all","component":{"id":"carousel"},"children":[\#(cards)]}]"#)
    let capabilities = ["row", "carousel", "card"].map {
      ComponentCapability(id: $0, category: $0, since: SemanticVersion(1, 0, 0), isContainer: false)
    }
    let views = Cards()
    let tree = ViewTree(feed, admitted: Admission(feed.tree, for: Capabilities(capabilities)), views: views)
    return (Viewport(layout: PageLayout(tree: tree, width: 80, views: views), height: height), views.laidOut)
  }

  /// The names of the cards that are laid out.
  private final class LaidOutCards: Sendable {
    private let guarded = Mutex<Set<String>>([])

    var names: Set<String> { guarded.withLock { $0 } }

    func add(_ name: String) { guarded.withLock { _ = $0.insert(name) } }
  }

  private struct Cards: ViewMaking {
    struct View: FacetView {
      let name: String
      let laidOut: LaidOutCards

      var isCard: Bool { name.hasPrefix("card") }
      var speech: Speech { Speech(.text) }

      func isEqual(to other: any FacetView) -> Bool { (other as? View)?.name == name }

      func idealWidth(in proposal: Proposal) -> Int { isCard ? 20 : proposal.width }

      func layout(in proposal: Proposal) -> Block {
        if isCard { laidOut.add(name) }
        return .column((0..<(isCard ? 3 : 1)).map { _ in .line("\(name)", .listRowTitle, width: proposal.width) })
      }
    }

    let laidOut = LaidOutCards()

    func view(for facet: Facet) -> any FacetView { View(name: facet.id ?? "", laidOut: laidOut) }

    func traits(of facet: Facet) -> ViewTraits {
      ViewTraits(arrangement: facet.component.id == "carousel" ? .carousel : .embedded)
    }
  }

  @Test("A carousel that begins on the last row of the screen lays out none of its cards")
  func cardsBelowTheScreenAreNotLaidOut() throws {
    var (viewport, cards) = try carousel(height: 3)
    viewport.resize(width: 80, height: 3)
    #expect(rows(viewport, width: 80).last?.contains("all") == true)
    #expect(cards.names.isEmpty)
    _ = viewport.isNearEnd()
    #expect(cards.names.count == 10)
  }

  @Test("A carousel that is cut by the end of the screen lays out no cards but those in sight")
  func cardsOutOfSightAreNotLaidOut() throws {
    var (viewport, cards) = try carousel(height: 5)
    viewport.resize(width: 80, height: 5)
    #expect(rows(viewport, width: 80).last?.contains("card 1") == true)
    #expect((3...5).contains(cards.names.count))
    viewport.resize(width: 80, height: 6)
    #expect(cards.names.count == 10, "The height of the carousel follows from all of its cards.")
  }

  /// Compares the answer with the rows of the page written out in full.
  @Test("The end is near when less than another screen follows") func theEndIsNearWithinAnotherScreen() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let heights = (0..<Int.random(in: 1...20, using: &random)).map { _ in Int.random(in: 1...4, using: &random) }
      let count = page(heights).count
      var viewport = try viewport(heights: heights, height: 5)
      // The answer is kept for the next question about the same place.
      for _ in 0..<3 {
        let height = Int.random(in: 1...9, using: &random)
        let top = Int.random(in: 0...max(0, count - height), using: &random)
        viewport.resize(width: viewport.layout.width, height: height)
        viewport.scrollToTop()
        viewport.scroll(by: top)
        let isNearEnd = viewport.isNearEnd()
        #expect(isNearEnd == (count - top < 2 * height), "\(heights) \(height) \(top)")
      }
    }
  }

  /// Facets without height are not content that is still to come.
  @Test("The end is near if only facets without height follow") func emptyFacetsDoNotDelayTheEnd() throws {
    var viewport = try viewport(heights: [3, 3] + Array(repeating: 0, count: 50), height: 5)
    let isNearEnd = viewport.isNearEnd()
    #expect(isNearEnd)
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
