import Prism
import Text
import ViewTree

/// What a card of something to buy shows from top to bottom. Beside its like, its parts stand at the same heights.
struct GoodsCard {
  let picture: Picture
  let price: Phrase
  /// At the end of the price's line.
  let mark: (Proposal) -> Block
  let title: Phrase
  let titleLines: Int
  let facts: [Phrase]
  let badges: BadgeRow
  let stepper: (Proposal) -> Block

  private static let pictureHeight = 4
  /// Cards as wide as a page stand alone, and need not be as high as another.
  private static let widestAmongOthers = 44

  func layout(in proposal: Proposal) -> Block {
    .column([
      picture.layout(in: proposal, height: Self.pictureHeight),
      priceLine(in: proposal),
      titleBlock(in: proposal),
      .facts(facts, width: proposal.width, maxLines: proposal.lines(2)),
      badges.layout(in: proposal, maxLines: 1),
      stepper(proposal),
    ])
  }

  private func priceLine(in proposal: Proposal) -> Block {
    let price = Block.paragraph(price, width: proposal.width, maxLines: proposal.lines(1))
    let mark = mark(proposal)
    guard !price.isEmpty, price.width + 2 + mark.width <= proposal.width else { return .column([price, mark]) }
    return .spread(width: proposal.width, trailing: mark) { _ in price }
  }

  private func titleBlock(in proposal: Proposal) -> Block {
    let title = Block.paragraph(title, width: proposal.width, maxLines: proposal.lines(titleLines))
    let isAmongOthers = !proposal.isUnrolled && proposal.width <= Self.widestAmongOthers && !title.isEmpty
    return isAmongOthers ? title.filling(height: titleLines) : title
  }
}
