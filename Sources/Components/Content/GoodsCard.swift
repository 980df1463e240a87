import Prism
import Text
import ViewTree

/// The card of an item to buy, with its parts from top to bottom. Neighbouring cards have their parts at the same
/// heights.
struct GoodsCard {
  let picture: Picture
  let price: Phrase
  /// The regular price if it differs from the price.
  var regularPrice: SafeText = ""
  /// The block at the end of the price's line.
  let mark: (Proposal) -> Block
  let title: Phrase
  let titleLines: Int
  let facts: [Phrase]
  let badges: BadgeRow
  let stepper: (Proposal) -> Block

  private static let highestPicture = 11
  /// The width above which a card is alone on its line and need not have the same height as others.
  private static let widestAmongOthers = 44

  func layout(in proposal: Proposal) -> Block {
    let rows = PictureProportion.photo.rows(ofWidth: proposal.width, most: Self.highestPicture)
    return .column([
      picture.layout(in: picture.proposal(.photo, rows: rows, in: proposal), height: rows),
      priceLine(in: proposal),
      titleBlock(in: proposal),
      .facts(facts, width: proposal.width, maxLines: proposal.lines(2)),
      badges.layout(in: proposal, maxLines: 1),
      stepper(proposal),
    ])
  }

  private func priceLine(in proposal: Proposal) -> Block {
    let price = prices(in: proposal)
    let mark = mark(proposal)
    guard !price.isEmpty, price.width + 2 + mark.width <= proposal.width else { return .column([price, mark]) }
    return .spread(width: proposal.width, trailing: mark) { _ in price }
  }

  /// Returns the price and the regular price. A terminal may not show strikethrough, so a word marks the regular price
  /// too.
  private func prices(in proposal: Proposal) -> Block {
    let now = Block.paragraph(price, width: proposal.width, maxLines: proposal.lines(1))
    guard !regularPrice.isEmpty else { return now }
    let word = proposal.words.was + " "
    let old = Phrase(regularPrice, .caption).adding(.strikethrough)
    let before = Block.row(
      [
        .line(word, .caption, width: proposal.width).filling(width: word.columns),
        .paragraph(old, width: max(1, proposal.width - word.columns), maxLines: proposal.lines(1)),
      ], spacing: 0)
    guard now.height == 1, now.width + 2 + before.width <= proposal.width else { return .column([now, before]) }
    return .row([now, before], spacing: 2)
  }

  private func titleBlock(in proposal: Proposal) -> Block {
    let title = Block.paragraph(title, width: proposal.width, maxLines: proposal.lines(titleLines))
    let isAmongOthers = !proposal.isUnrolled && proposal.width <= Self.widestAmongOthers && !title.isEmpty
    return isAmongOthers ? title.filling(height: titleLines) : title
  }
}
