import FacetModel
import JSON
import Prism
import Text
import ViewTree

/// A dish that a store advertises on its card: its name and price.
struct AdvertisedDish: Equatable, Sendable {
  let name: SafeText
  let price: SafeText

  private static let most = 128
  private static let width = 24

  static func list(_ cards: Value?) -> [AdvertisedDish] {
    cards?.elements.first(most, as: AdvertisedDish.init) ?? []
  }

  init?(_ card: Value) {
    name = SafeText(card["name"]?.lenientString ?? "")
    price = SafeText(Price(card["price"])?.text ?? "")
    if name.isEmpty, price.isEmpty { return nil }
  }

  func layout(in proposal: Proposal) -> Block {
    let width = min(proposal.width, Self.width)
    return Block.column([
      .paragraph(
        Phrase(name, .cardSubtext, .meaning(.text(.primary))), width: width, maxLines: proposal.lines(1)),
      .paragraph(Phrase(price, .priceText), width: width, maxLines: proposal.lines(1)),
    ])
    .filling(width: width)
  }

  var words: SafeText { [name, price].filter { !$0.isEmpty }.joined(separator: ", ") }
}
