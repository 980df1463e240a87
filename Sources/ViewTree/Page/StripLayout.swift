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
  /// Narrow things keep their own width.
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
    let blocks = cards.map { layouter.whole($0, width: layouter.idealWidth(of: $0, in: width)) }
    let isLow = blocks.allSatisfy { $0.height <= 1 }
    return .column([
      layouter.own(facet, width: width),
      .flow(blocks, width: width, spacing: CardWidth.gap, lineSpacing: isLow ? 0 : 1),
    ])
  }

  private func rolled() -> Block {
    let height = height()
    let shown = shown(in: width)
    let marks = marks(last: shown.last)
    let strip = shown.block.filling(width: width, height: height)
    let title = layouter.own(facet, width: width - (marks.isNeeded ? marks.words.width + 2 : 0))
    guard marks.isNeeded else { return .column([title, strip]) }
    if !title.isEmpty {
      return .column([.spread(width: width, trailing: marks.words) { _ in title }, strip])
    }
    guard height <= 1 else { return .column([strip, marks.dots(width: width)]) }
    // What is one line high has its marks on that line.
    let room = width - marks.arrows.width - 1
    let line = self.shown(in: room)
    return .spread(width: width, trailing: self.marks(last: line.last).arrows) { _ in line.block }
  }

  /// The cards from the first one shown, cut where the room ends, and the number of the last that is seen in full: at
  /// the end of the strip there is nothing to peek at.
  private func shown(in room: Int) -> (block: Block, last: Int) {
    var strip = Block.empty
    var x = 0
    var index = offset
    var last = offset
    while index < cards.count, x < room {
      let cardWidth = cardWidth(at: index)
      let card = layouter.whole(cards[index], width: cardWidth)
      strip.add(card.filling(width: cardWidth), x: x, y: 0)
      x += cardWidth
      if x <= room { last = index }
      x += CardWidth.gap
      index += 1
    }
    return (strip.cut(width: room), last)
  }

  private func marks(last: Int) -> StripMarks {
    StripMarks(first: offset, last: last, count: cards.count, icons: layouter.metrics.icons)
  }

  /// A lone card may have all the room; of others as many share the width as come closest to their own ideal, and
  /// leave some of it for the next one.
  private func cardWidth(at index: Int) -> Int {
    guard cards.count > 1 else { return layouter.idealWidth(of: cards[index], in: width) }
    let room = max(1, width - CardWidth.gap - Self.peek)
    let ideal = layouter.idealWidth(of: cards[index], in: room)
    let isFlexible = ideal >= Self.narrowestCard && !layouter.views.view(for: cards[index]).hasOwnWidth
    guard isFlexible, cards.count * (ideal + CardWidth.gap) > width + CardWidth.gap else { return ideal }
    let count = max(1, Int((Double(width - Self.peek) / Double(ideal + CardWidth.gap)).rounded()))
    return max(1, (width - Self.peek) / count - CardWidth.gap)
  }

  private func height() -> Int {
    cards.indices.prefix(Self.cardsForHeight).map { index in
      layouter.whole(cards[index], width: cardWidth(at: index)).height
    }.max() ?? 0
  }
}
