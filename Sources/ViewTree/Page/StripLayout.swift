import Drawing
import FacetModel
import Prism
import Text

/// A carousel: its words, and its cards side by side, the last one cut where the page ends so that one sees it go on.
struct StripLayout {
  private let facet: Facet
  private let layouter: FacetLayouter
  private let width: Int
  private let cards: [Facet]
  private let offset: Int

  /// Columns of the next card that can be seen at least.
  private static let peek = 4
  /// Chips and other narrow things keep their own width.
  private static let narrowestCard = 18
  /// As many cards decide how high the strip is: it must not change its height as it moves.
  private static let cardsForHeight = 12

  init(facet: Facet, layouter: FacetLayouter, width: Int) {
    self.facet = facet
    self.layouter = layouter
    self.width = width
    cards = layouter.shownChildren(of: facet)
    offset = max(0, min(layouter.state.offset(of: facet.identity), cards.count - 1))
  }

  func block() -> Block {
    layouter.isUnrolled ? unrolled() : rolled()
  }

  /// All cards, in as many lines as it takes.
  private func unrolled() -> Block {
    let blocks = cards.map { card in
      let view = layouter.views.view(for: card)
      return layouter.whole(card, view, width: layouter.idealWidth(of: view, in: width))
    }
    let isLow = blocks.allSatisfy { $0.height <= 1 }
    return .column([
      layouter.own(facet, width: width),
      .flow(blocks, width: width, spacing: CardWidth.gap, lineSpacing: isLow ? 0 : 1),
    ])
  }

  private func rolled() -> Block {
    var strip = Block.empty
    var x = 0
    var index = offset
    // Cards that are seen in full; at the end of the strip there is nothing to peek at.
    var last = offset
    while index < cards.count, x < width {
      let card = card(at: index)
      strip.add(card.block.filling(width: card.width), x: x, y: 0)
      x += card.width
      if x <= width { last = index }
      x += CardWidth.gap
      index += 1
    }
    strip = strip.cut(width: width).filling(width: width, height: height(besides: offset..<index))
    let marks = StripMarks(first: offset, last: last, count: cards.count, icons: layouter.metrics.icons)
    let title = layouter.own(facet, width: width - (marks.isNeeded ? marks.words.width + 2 : 0))
    guard marks.isNeeded else { return .column([title, strip]) }
    if title.isEmpty {
      return .column([strip, marks.dots(width: width)])
    }
    let header = Block.spread(width: width, trailing: marks.words) { _ in title }
    return .column([header, strip])
  }

  /// The cards that are seen in full, and the first one in any case.
  func shownCards() -> ClosedRange<Int> {
    var x = 0
    var last = offset
    for index in offset..<max(offset, cards.count) {
      x += cardWidth(of: layouter.views.view(for: cards[index]))
      guard x <= width else { break }
      last = index
      x += CardWidth.gap
    }
    return offset...last
  }

  private func card(at index: Int) -> (block: Block, width: Int) {
    let view = layouter.views.view(for: cards[index])
    let width = cardWidth(of: view)
    return (layouter.whole(cards[index], view, width: width), width)
  }

  /// A lone card may have all the room; of others as many share the width as come closest to their own ideal, and
  /// leave some of it for the next one.
  private func cardWidth(of view: any FacetView) -> Int {
    guard cards.count > 1 else { return layouter.idealWidth(of: view, in: width) }
    let room = max(1, width - CardWidth.gap - Self.peek)
    let ideal = layouter.idealWidth(of: view, in: room)
    guard ideal >= Self.narrowestCard, cards.count * (ideal + CardWidth.gap) > width + CardWidth.gap else {
      return ideal
    }
    let count = max(1, Int((Double(width - Self.peek) / Double(ideal + CardWidth.gap)).rounded()))
    return max(1, (width - Self.peek) / count - CardWidth.gap)
  }

  /// The height of the cards that are not laid out anyway.
  private func height(besides shown: Range<Int>) -> Int {
    cards.indices.prefix(Self.cardsForHeight).filter { !shown.contains($0) }.map { card(at: $0).block.height }.max()
      ?? 0
  }
}
