import Drawing
import FacetModel
import Prism
import Text

/// The layout of a carousel: its words, and its cards side by side. The last card is cut at the edge of the page, which
/// shows that more follow.
struct CarouselLayout {
  private let facet: Facet
  private let layouter: FacetLayouter
  private let width: Int
  private let cards: [Facet]
  private var offset: Int

  /// The least number of columns that are visible of the next card.
  private static let peek = 4
  /// The ideal width below which a card keeps its own width.
  private static let narrowestCard = 18
  /// The number of cards that decide how high the carousel is. The height must not change while the carousel moves.
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

  /// Returns all cards, in as many lines as they need.
  private func unrolled() -> Block {
    let blocks = cards.map { card in
      let view = layouter.views.view(for: card)
      return layouter.whole(card, view, width: layouter.idealWidth(of: card, view, in: width))
    }
    let isLow = blocks.allSatisfy { $0.height <= 1 }
    return .column([
      layouter.own(facet, width: width),
      .flow(blocks, width: width, spacing: CardWidth.gap, lineSpacing: isLow ? 0 : 1),
    ])
  }

  private func rolled() -> Block {
    let shown = shown(in: width)
    let marks = marks(of: shown)
    let words = marks.fitting(width)
    let title = layouter.own(facet, width: width - (marks.isNeeded ? words.width + 2 : 0))
    let rowHeight = max(shown.height, height(besides: shown))
    let carousel = row(of: shown.cards, height: rowHeight, in: width).filling(width: width, height: rowHeight)
    guard marks.isNeeded else { return .column([title, carousel]) }
    guard title.isEmpty else {
      return .column([.spread(width: width, trailing: words) { _ in title }, carousel])
    }
    guard carousel.height <= 1 else { return .column([carousel, marks.dots(width: width)]) }
    let room = width - marks.arrows.width - 1
    let line = self.shown(in: room, of: shown.cards)
    return .spread(width: width, trailing: self.marks(of: line).arrows) { _ in
      row(of: line.cards, height: 0, in: room)
    }
  }

  /// Returns the numbers of the cards that are visible in full. The first card is always included.
  func shownCards() -> ClosedRange<Int> {
    let last = lastCard(in: width)
    let marks = marks(upTo: last)
    // Most carousels have a title and need no further layout here. Without one, a carousel of one row has its arrows
    // beside its cards, and so fewer columns for them.
    guard marks.isNeeded, layouter.own(facet, width: width).isEmpty else { return offset...last }
    let shown = shown(in: width)
    guard max(shown.height, height(besides: shown)) <= 1 else { return offset...last }
    return offset...lastCard(in: width - marks.arrows.width - 1)
  }

  /// Returns the first card to show so that another card is visible in full, as near to the present offset as possible.
  func firstCard(showing number: Int) -> Int {
    var carousel = self
    carousel.offset = min(offset, number)
    while carousel.offset < number, !carousel.shownCards().contains(number) { carousel.offset += 1 }
    return carousel.offset
  }

  private func lastCard(in room: Int) -> Int {
    var x = 0
    var last = offset
    for index in offset..<max(offset, cards.count) {
      x += cardWidth(of: cards[index], layouter.views.view(for: cards[index]))
      guard x <= room else { break }
      last = index
      x += CardWidth.gap
    }
    return last
  }

  private struct Shown {
    /// The number of the last card that is visible in full.
    var last: Int
    /// The number after the last card that is visible in part.
    var end: Int
    /// The cards as they were before they were cut.
    var cards: [Card] = []

    var height: Int { cards.map(\.block.height).max() ?? 0 }
  }

  private typealias Card = (block: Block, width: Int)

  /// Returns the cards from the offset on that begin within the width. `known` are cards that are already laid out.
  private func shown(in room: Int, of known: [Card] = []) -> Shown {
    var shown = Shown(last: offset, end: offset)
    var x = 0
    while shown.end < cards.count, x < room {
      let place = shown.end - offset
      let card = known.indices.contains(place) ? known[place] : card(at: shown.end)
      shown.cards.append(card)
      x += card.width
      if x <= room { shown.last = shown.end }
      x += CardWidth.gap
      shown.end += 1
    }
    return shown
  }

  /// Returns cards side by side, cut at the width. The backgrounds of cards reach down to the same row.
  private func row(of cards: [Card], height: Int, in room: Int) -> Block {
    var row = Block.empty
    var x = 0
    for card in cards {
      row.add(card.block.filling(width: card.width).stretched(toHeight: height), x: x, y: 0)
      x += card.width + CardWidth.gap
    }
    return row.cut(width: room)
  }

  private func marks(of shown: Shown) -> CarouselMarks {
    marks(upTo: shown.last)
  }

  private func marks(upTo last: Int) -> CarouselMarks {
    CarouselMarks(
      first: offset, last: last, count: cards.count, icons: layouter.metrics.icons, wording: layouter.metrics.words,
      carousel: facet.index)
  }

  private func card(at index: Int) -> Card {
    let view = layouter.views.view(for: cards[index])
    let width = cardWidth(of: cards[index], view)
    return (layouter.whole(cards[index], view, width: width), width)
  }

  /// Returns the width of a card. A lone card may have the whole width. Otherwise as many cards share the width as come
  /// closest to their ideal width, with some columns left for the next card.
  private func cardWidth(of card: Facet, _ view: any FacetView) -> Int {
    guard cards.count > 1 else { return layouter.idealWidth(of: card, view, in: width) }
    let room = max(1, width - CardWidth.gap - Self.peek)
    let ideal = layouter.idealWidth(of: card, view, in: room)
    let isFlexible = ideal >= Self.narrowestCard && !view.hasOwnWidth
    guard isFlexible, cards.count * (ideal + CardWidth.gap) > width + CardWidth.gap else { return ideal }
    let count = max(1, Int((Double(width - Self.peek) / Double(ideal + CardWidth.gap)).rounded()))
    return max(1, (width - Self.peek) / count - CardWidth.gap)
  }

  /// Returns the height of the highest card among those that are not shown, so that moving the carousel keeps its
  /// height.
  private func height(besides shown: Shown) -> Int {
    let others = cards.indices.prefix(Self.cardsForHeight).filter { !(offset..<shown.end).contains($0) }
    return others.map { card(at: $0).block.height }.max() ?? 0
  }
}
