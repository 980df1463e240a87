import AppTestSupport
import Drawing
import FacetModel
import Prism
import TestSupport
import Testing

@testable import Pages
@testable import ViewTree

/// Every facet of a page can be brought into view, whether anything on the page can be opened or not.
@Suite("Everything on a page can be brought into view") struct ReachTests {
  private static let seeds: [UInt64] = Array(1...8)
  private static let sizes = [Size(60, 20), Size(44, 14), Size(96, 26)]

  @Test("The arrows and Tab show every row of every facet", arguments: seeds)
  func byKeys(seed: UInt64) throws {
    try explore(seed) { screen in
      let moved = [Viewport.Direction.down, .right, .left, .up].map { direction in
        var next = screen
        next.move(direction)
        return next
      }
      var stepped = screen
      stepped.step(isForward: true)
      return moved + [stepped]
    } key: { screen in
      "\(screen.focus?.facet ?? -1) \(screen.viewport.position) \(Self.rows(of: screen))"
    }
  }

  @Test("The wheel and clicks on a carousel's marks show every row of every facet", arguments: seeds)
  func byMouse(seed: UInt64) throws {
    try explore(seed) { screen in
      Self.clicks(on: screen)
        + [3, -3].map { rows in
          var next = screen
          next.scroll(by: rows)
          return next
        }
    } key: { screen in
      "\(screen.viewport.position) \(Self.rows(of: screen))"
    }
  }

  @Test("Page Down and Page Up leave no row out, whatever header stays at the top", arguments: seeds)
  func byPages(seed: UInt64) throws {
    for isForward in [true, false] {
      try explore(seed, showsAllCards: false, fromEnd: !isForward) { screen in
        var next = screen
        next.turnPage(isForward: isForward)
        return [next]
      } key: { screen in
        "\(screen.viewport.position)"
      }
    }
  }

  /// Tries all moves from every screen reached, until every facet has been visible.
  private func explore(
    _ seed: UInt64, showsAllCards: Bool = true, fromEnd: Bool = false, _ moves: (PageSession) -> [PageSession],
    key: (PageSession) -> String
  ) throws {
    var pages = ReachPages(random: SeededGenerator(seed: seed))
    let json = pages.page()
    let size = Self.sizes[Int(seed) % Self.sizes.count]
    let app = try TestApp(json: json, size: size, reducesMotion: true)
    var start = try #require(app.app.history.current.page)
    // The focus stays where it is, because moving it would scroll the cards of a carousel.
    if fromEnd { start.viewport.scrollToEnd() }
    var unseen = Self.everything(on: start, isUnrolled: showsAllCards)
    var known: Set<String> = []
    var open = [start]
    while let screen = open.popLast(), !unseen.isEmpty, known.count < 4000 {
      guard known.insert(key(screen)).inserted else { continue }
      Self.look(at: screen, &unseen)
      open += moves(screen).reversed()
    }
    let names = unseen.sorted { $0.key < $1.key }.map { facet, rows in
      "\(start.page.feed.tree[facet].identity): \(rows.map { "rows \($0.sorted())" } ?? "all of it")"
    }
    let isAllSeen = unseen.isEmpty
    #expect(isAllSeen, "\(size.width) × \(size.height), \(known.count) places: \(names)\n\(json)")
  }

  /// The facets that have not been visible in full: `nil` for a facet that was never visible, else its missing rows.
  private typealias Unseen = [Int: Set<Int>?]

  /// Every facet without children, the cards of carousels included.
  private static func everything(on screen: PageSession, isUnrolled: Bool) -> Unseen {
    var layout = screen.page.layout(width: screen.viewport.layout.width, isUnrolled: isUnrolled)
    var unseen: Unseen = [:]
    for node in 0..<layout.nodeCount {
      for region in layout.block(at: node).regions
      where screen.page.feed.tree[region.facet].children.isEmpty && region.rect.width == region.whole.width {
        unseen.updateValue(nil, forKey: region.facet)
      }
    }
    return unseen
  }

  /// Removes the rows that are visible: those neither cut off nor covered by a header.
  private static func look(at screen: PageSession, _ unseen: inout Unseen) {
    let covered = screen.viewport.stickyRows
    for (_, block, y) in screen.viewport.placed {
      for region in block.regions where region.rect.width == region.whole.width {
        guard let known = unseen[region.facet] else { continue }
        let top = y + region.rect.y
        let missing = (known ?? Set(0..<region.whole.height)).filter {
          top + $0 < covered || top + $0 >= screen.viewport.height
        }
        if missing.isEmpty {
          unseen.removeValue(forKey: region.facet)
        } else {
          unseen.updateValue(missing, forKey: region.facet)
        }
      }
    }
  }

  private static func rows(of screen: PageSession) -> String {
    canvas(of: screen).textRows.joined(separator: "\n")
  }

  private static func canvas(of screen: PageSession) -> Canvas {
    let size = Size(screen.viewport.layout.width, screen.viewport.height)
    var canvas = Canvas(size: size, style: screen.page.theme.fill(.background(.primary)))
    var bare = screen
    bare.focus = nil
    bare.draw(on: &canvas, at: Rect(x: 0, y: 0, width: size.width, height: size.height))
    return canvas
  }

  private static func clicks(on screen: PageSession) -> [PageSession] {
    let canvas = canvas(of: screen)
    return (0..<canvas.size.height).flatMap { y in
      (0..<canvas.size.width).compactMap { x -> PageSession? in
        guard ["❯", "❮", "○"].contains(canvas[x, y].glyph) else { return nil }
        var next = screen
        _ = next.focus(x: x, y: y)
        return next
      }
    }
  }
}
