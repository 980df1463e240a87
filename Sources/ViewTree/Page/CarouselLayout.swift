import Drawing
import FacetModel
import Prism
import Text

/// The layout of a carousel: its words, and its cards side by side. The last card is cut at the edge of the page, which
/// shows that more follow.
struct CarouselLayout {
  private let facet: Facet
  private let view: any FacetView
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

  init(facet: Facet, view: any FacetView, layouter: FacetLayouter, width: Int) {
    self.facet = facet
    self.view = view
    self.layouter = layouter
    self.width = width
    cards = layouter.shownChildren(of: facet)
    offset = max(0, min(layouter.state.offset(of: facet.identity), cards.count - 1))
  }

  /// Returns the carousel with at least its first rows. Cards that decide about later rows only may not be laid out.
  func beginning(rows: Int) -> Beginning {
    layouter.isUnrolled ? Beginning(unrolled()) : rolled(rows: rows)
  }

  /// Returns all cards, in as many lines as they need.
  private func unrolled() -> Block {
    let blocks = cards.map { card in
      let view = layouter.views.view(for: card)
      return layouter.whole(card, view, width: layouter.idealWidth(of: card, view, in: width))
    }
    let isLow = blocks.allSatisfy { $0.height <= 1 }
    return .column([
      title(width: width),
      .flow(blocks, width: width, spacing: CardWidth.gap, lineSpacing: isLow ? 0 : 1),
    ])
  }

  private func rolled(rows: Int) -> Beginning {
    let visible = visibleCards()
    let marks = marks(upTo: visible.last)
    let words = marks.fitting(width)
    let title = title(width: width - (marks.isNeeded ? words.width + 2 : 0))
    let heading = marks.isNeeded && !title.isEmpty ? .spread(width: width, trailing: words) { _ in title } : title
    if !heading.isEmpty, heading.height >= rows, !cards.isEmpty { return Beginning(heading, isWhole: false) }
    let shown = laidOut(visible)
    let height = shown.map(\.block.height).max() ?? 0
    let others = others(besides: visible)
    // The last row is not asked for, because cards have their lower edge there. A single row without a title becomes
    // another one, with its arrows beside it.
    if heading.height + height > rows, !others.isEmpty, height > 1 || !title.isEmpty {
      return Beginning(.column([heading, row(of: shown, height: height, in: width)]), isWhole: false)
    }
    let rowHeight = others.map { card(at: $0).block.height }.reduce(height, max)
    let carousel = row(of: shown, height: rowHeight, in: width).filling(width: width, height: rowHeight)
    guard marks.isNeeded, title.isEmpty else { return Beginning(.column([heading, carousel])) }
    guard carousel.height <= 1 else { return Beginning(.column([carousel, marks.dots(width: width)])) }
    let room = width - marks.arrows.width - 1
    let fewer = visible.within(room)
    return Beginning(
      .spread(width: width, trailing: self.marks(upTo: fewer.last).arrows) { _ in
        row(of: Array(shown.prefix(fewer.places.count)), height: 0, in: room)
      })
  }

  /// Returns the numbers of the cards that are visible in full. The first card is always included.
  func shownCards() -> ClosedRange<Int> {
    let visible = visibleCards()
    let marks = marks(upTo: visible.last)
    // Most carousels have a title and need no further layout here. Without one, a carousel of one row has its arrows
    // beside its cards, and so fewer columns for them.
    guard marks.isNeeded, title(width: width).isEmpty,
      laidOut(visible).allSatisfy({ $0.block.height <= 1 }),
      others(besides: visible).allSatisfy({ card(at: $0).block.height <= 1 })
    else { return offset...visible.last }
    return offset...visible.within(width - marks.arrows.width - 1).last
  }

  /// Returns the first card to show so that another card is visible in full, as near to the present offset as possible.
  func firstCard(showing number: Int) -> Int {
    var carousel = self
    carousel.offset = min(offset, number)
    while carousel.offset < number, !carousel.shownCards().contains(number) { carousel.offset += 1 }
    return carousel.offset
  }

  /// The cards that begin within the width, from the offset on.
  private struct VisibleCards {
    /// The number of the first card.
    let first: Int
    /// The number of the last card that is visible in full. It is the first one if none is.
    private(set) var last: Int
    /// The views and widths of the cards, also of one that is visible in part.
    private(set) var places: [(view: any FacetView, width: Int)] = []
    /// The column at which the next card begins.
    private(set) var end = 0

    init(from first: Int) {
      self.first = first
      last = first
    }

    mutating func append(_ view: any FacetView, width: Int, room: Int) {
      if end + width <= room { last = first + places.count }
      places.append((view, width))
      end += width + CardWidth.gap
    }

    /// Returns those of the cards that begin within fewer columns.
    func within(_ room: Int) -> VisibleCards {
      var fewer = VisibleCards(from: first)
      for place in places where fewer.end < room { fewer.append(place.view, width: place.width, room: room) }
      return fewer
    }
  }

  private typealias Card = (block: Block, width: Int)

  private func visibleCards() -> VisibleCards {
    var visible = VisibleCards(from: offset)
    for index in cards.indices.dropFirst(offset) {
      guard visible.end < width else { break }
      let view = layouter.views.view(for: cards[index])
      visible.append(view, width: cardWidth(of: cards[index], view), room: width)
    }
    return visible
  }

  /// Returns the cards as they are before they are cut.
  private func laidOut(_ visible: VisibleCards) -> [Card] {
    zip(cards[offset...], visible.places).map { card, place in
      (layouter.whole(card, place.view, width: place.width), place.width)
    }
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

  private func title(width: Int) -> Block {
    layouter.own(facet, view, layouter.views.traits(of: facet), width: width)
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

  /// Returns the numbers of the cards that are not visible and yet decide about the height, so that moving the carousel
  /// keeps it.
  private func others(besides visible: VisibleCards) -> [Int] {
    let end = offset + visible.places.count
    return cards.indices.prefix(Self.cardsForHeight).filter { !(offset..<end).contains($0) }
  }
}
