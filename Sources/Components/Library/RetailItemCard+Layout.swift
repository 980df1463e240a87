import Prism
import Text
import ViewTree

extension RetailItemCard {
  func idealWidth(in proposal: Proposal) -> Int { min(proposal.width, CardWidth.goods) }

  func layout(in proposal: Proposal) -> Block {
    // A single badge goes at the end of the price's line, where it adds no line.
    let isSingle = badges.badges.count == 1 && goods.regularPrice.isEmpty
    return GoodsCard(
      picture: picture,
      price: Phrase(goods.price, goods.regularPrice.isEmpty ? .priceText : .salePriceText),
      regularPrice: goods.regularPrice, mark: { isSingle ? badges.layout(in: $0, maxLines: 1) : .empty },
      title: Phrase(goods.name, .cardTitle), titleLines: 2, facts: facts(in: proposal),
      badges: isSingle ? BadgeRow(badges: []) : badges,
      stepper: { .column([control?.layout(in: $0) ?? .empty, $0.children.column(width: $0.width)]) }
    )
    .layout(in: proposal)
  }

  private func facts(in proposal: Proposal) -> [Phrase] {
    let rating = goods.rating.map { [Phrase($0.short(icons: proposal.icons), .ratingText)] } ?? []
    let facts = ([goods.amount] + goods.terms + [goods.store]).map { Phrase($0, .cardSubtext) }
    return rating + facts + words.facts(besides: [.title], .cardSubtext)
  }
}
