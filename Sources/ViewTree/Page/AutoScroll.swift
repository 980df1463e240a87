import FacetModel

/// A carousel that moves by itself: through all cards once, card by card, and then back to its first card.
public struct AutoScroll: Equatable, Sendable {
  /// The time between two moves in milliseconds.
  public let interval: Int
  public let cardCount: Int
  /// The time at which the carousel's first card became visible.
  public let start: Int

  /// The allowed intervals in milliseconds. A card needs a second to be read, and after a minute no user waits for the
  /// next.
  private static let sensibleIntervals = 1000...60_000

  /// Returns `nil` for a carousel that does not move.
  public init?(seconds: Double?, cardCount: Int, start: Int) {
    guard let seconds, seconds.isFinite, seconds > 0, cardCount > 1 else { return nil }
    let milliseconds = Int(min(seconds, 3600) * 1000)
    interval = min(max(milliseconds, Self.sensibleIntervals.lowerBound), Self.sensibleIntervals.upperBound)
    self.cardCount = cardCount
    self.start = start
  }

  /// Returns the number of the first card to show at a time.
  public func offset(at now: Int) -> Int {
    let steps = max(0, now - start) / interval
    return steps < cardCount ? steps : 0
  }

  /// Returns the time of the next move, or `nil` when all moves are done.
  public func nextMove(after now: Int) -> Int? {
    let steps = max(0, now - start) / interval
    return steps < cardCount ? start + (steps + 1) * interval : nil
  }
}

extension Viewport {
  /// The carousels on the screen, with their nodes.
  public var visibleCarousels: [(node: Int, facet: Facet)] {
    drawn.blocks.filter {
      !layout.isTail($0.node) && layout.tree.nodes[$0.node].traits.arrangement == .carousel && !$0.block.isEmpty
    }
    .map { ($0.node, layout.tree.facet(at: $0.node)) }
  }

  public func shownCards(of facet: Facet) -> Int {
    facet.children.lazy.filter(layout.tree.admission.isShown).count
  }
}
