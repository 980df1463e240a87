import Drawing
import FacetModel
import JSON
import Prism
import TestSupport
import Testing
import ViewTree

/// Following: the facet at the top of the screen keeps its row when the page is replaced.
struct FollowingTests {
  /// Draws each facet as many lines high as its title has letters; a line shows the facet's id and the line's number.
  private struct Lines: ViewMaking {
    /// Notes the facets that a view was made for, which are the facets that were laid out.
    final class Log {
      var ids: [String] = []
    }

    let log = Log()

    struct View: FacetView, Equatable {
      let id: String
      let height: Int

      var speech: Speech { Speech(.text) }

      func layout(in proposal: Proposal) -> Block {
        .column((0..<height).map { .line("\(id):\($0)", .listRowTitle, width: proposal.width) })
      }
    }

    func view(for facet: Facet) -> any FacetView {
      log.ids.append(facet.id ?? "")
      return View(id: facet.id ?? "", height: facet.text.title?.count ?? 0)
    }

    func traits(of facet: Facet) -> ViewTraits {
      ViewTraits(isRow: facet.component.id == "row", sharesWidth: facet.component.id == "cell")
    }
  }

  private struct Item: Hashable {
    let id: Int
    var height: Int
    let component: String

    var json: String {
      let title = String(repeating: "r", count: height)
      return #"{"id":"\#(id)","component":{"id":"\#(component)"},"text":{"title":"\#(title)"}}"#
    }
  }

  private struct SeenLine {
    /// The row at which the facet begins, which may be above the screen.
    let start: Int
    let id: Int
  }

  private static let capabilities = Capabilities(
    ["row", "cell", "card"].map {
      ComponentCapability(id: $0, category: "row", since: SemanticVersion(1, 0, 0), isContainer: false)
    })

  private let theme = Theme(ThemeValues(), depth: .monochrome)

  private func layout(
    _ sections: [[Item]], width: Int, _ interner: Interner, views: Lines = Lines()
  ) throws -> PageLayout {
    let body = sections.enumerated().map { number, items in
      #"{"id":"\#(number)","body":[\#(items.map(\.json).joined(separator: ","))]}"#
    }
    let feed = try Feed(json: #"{"body":[\#(body.joined(separator: ","))]}"#, interner: interner)
    let tree = ViewTree(feed, admitted: Admission(feed.tree, for: Self.capabilities), views: views)
    return PageLayout(tree: tree, width: width, views: views)
  }

  /// The facets on the screen in reading order, once for each visible line.
  private func seen(_ viewport: Viewport) -> [SeenLine] {
    var canvas = Canvas(size: Size(viewport.layout.width, viewport.height))
    viewport.draw(on: &canvas, at: canvas.bounds, theme: theme)
    return canvas.textRows.enumerated().flatMap { row, text in
      text.split(separator: " ").compactMap { word in
        let parts = word.split(separator: ":").compactMap { Int($0) }
        return parts.count == 2 ? SeenLine(start: row - parts[1], id: parts[0]) : nil
      }
    }
  }

  @Test("The first visible facet that the new page still has keeps its row")
  func firstRemainingFacetKeepsItsRow() throws {
    var random = SeededGenerator(seed: 11)
    var kept = 0
    for round in 0..<600 {
      var pages = Pages(random: random)
      let (old, new) = pages.pair()
      random = pages.random
      let width = [12, 70, 130].randomElement(using: &random) ?? 12
      let interner = Interner.forFeeds()
      let (first, next) = (try layout(old, width: width, interner), try layout(new, width: width, interner))
      var viewport = Viewport(layout: first, height: Int.random(in: 3...14, using: &random))
      viewport.scroll(by: Int.random(in: 0...60, using: &random))
      let before = seen(viewport)
      let heirs = Dictionary(uniqueKeysWithValues: next.tree.feed.facets.map { ($0.id ?? "", $0.index) })
      let ids = first.tree.feed.facets.map { $0.id ?? "" }
      viewport.show(next) { heirs[ids[$0]] }
      let after = seen(viewport)
      let heights = Dictionary(uniqueKeysWithValues: new.joined().map { ($0.id, $0.height) })
      guard let anchor = before.first(where: { heights[$0.id] ?? 0 > 0 }) else { continue }
      // A facet that has shrunk may now be above the screen.
      guard anchor.start + (heights[anchor.id] ?? 0) > 0 else { continue }
      let now = after.first { $0.id == anchor.id }
      if now?.start == anchor.start {
        kept += 1
        continue
      }
      var (higher, lower) = (viewport, viewport)
      higher.scroll(by: -1)
      lower.scroll(by: 1)
      let cannotSink = higher.position == viewport.position && now.map { $0.start < anchor.start } ?? false
      let cannotRise = lower.position == viewport.position && now.map { $0.start > anchor.start } ?? false
      #expect(
        cannotSink || cannotRise,
        "round \(round): \(anchor) has become \(String(describing: now)) from \(before) to \(after)")
    }
    #expect(kept > 300)
  }

  /// Single rows, and cells that share a row: 130 columns have room for several.
  @Test(
    "Only facets that changed, and the cells beside them, are laid out again",
    arguments: [("row", 12), ("cell", 12), ("cell", 130)])
  func onlyChangedFacetsAreLaidOut(component: String, width: Int) throws {
    let interner = Interner.forFeeds()
    let old = [(1...60).map { Item(id: $0, height: 2, component: component) }]
    var new = old
    new[0][7].height = 1
    new[0].append(Item(id: 99, height: 2, component: component))
    let views = Lines()
    let (first, next) = (try layout(old, width: width, interner), try layout(new, width: width, interner, views: views))
    var viewport = Viewport(layout: first, height: 30)
    viewport.prepare()
    let diff = FeedDiff(from: first.tree.feed, to: next.tree.feed, comparingLogging: false)
    viewport.show(
      next, following: { diff.successor(of: .facet($0)).flatMap(\.facet) },
      unchanged: diff.unchangedSuccessor(ofFacet:))
    viewport.prepare()
    // A changed cell is laid out with its whole row.
    let row = viewport.layout.tree.nodes.count == 61 ? seen(viewport).filter { $0.id == 8 }.map(\.start).first : nil
    let besides = Set(seen(viewport).filter { $0.start == row }.map { String($0.id) })
    #expect(views.log.ids.contains("8") && besides.isSuperset(of: views.log.ids), "\(views.log.ids)")
    let fresh = Viewport(layout: try layout(new, width: width, interner), height: 30)
    #expect(viewport.placed.map(\.block.size) == fresh.placed.map(\.block.size))
  }

  /// Random pairs of pages: an old page, and the same page after random changes.
  private struct Pages {
    var random: SeededGenerator

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func item(_ id: Int) -> Item {
      Item(
        id: id, height: number(0...4), component: ["row", "cell", "cell", "card"].randomElement(using: &random) ?? "")
    }

    mutating func pair() -> (old: [[Item]], new: [[Item]]) {
      var id = 0
      let old = (0..<number(1...3)).map { _ in
        (0..<number(0...12)).map { _ in
          id += 1
          return item(id)
        }
      }
      var new = old
      for _ in 0..<number(1...6) {
        let section = number(0...new.count - 1)
        let place = number(0...new[section].count)
        switch number(0...4) {
        case 0:
          id += 1
          new[section].insert(item(id), at: place)
        case 1, 2: if place < new[section].count { new[section].remove(at: place) }
        case 3: if place < new[section].count { new[section][place].height = number(0...4) }
        default:
          guard place < new[section].count else { continue }
          let moved = new[section].remove(at: place)
          let target = number(0...new.count - 1)
          new[target].insert(moved, at: number(0...new[target].count))
        }
      }
      return (old, new)
    }
  }
}

extension FeedNode {
  fileprivate var facet: Int? {
    if case .facet(let number) = self { number } else { nil }
  }
}

extension Feed {
  fileprivate var facets: [Facet] { (0..<tree.count).map { tree[$0] } }
}
