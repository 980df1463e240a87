import Prism
import Text
import ViewTree

extension RetailItemCard {
  func idealWidth(in proposal: Proposal) -> Int { min(proposal.width, CardWidth.goods) }

  func layout(in proposal: Proposal) -> Block {
    // A single badge has room at the end of the price's line, where it moves nothing.
    let isSingle = badges.badges.count == 1
    return GoodsCard(
      picture: picture, price: Phrase(price, .priceText),
      mark: { isSingle ? badges.layout(in: $0, maxLines: 1) : .empty },
      title: Phrase(name, .cardTitle), titleLines: 2, facts: facts, badges: isSingle ? BadgeRow(badges: []) : badges,
      stepper: { .column([control?.layout(in: $0) ?? .empty, $0.children.column(width: $0.width)]) }
    )
    .layout(in: proposal)
  }

  private var facts: [Phrase] {
    [amount, store].map { Phrase($0, .cardSubtext) } + words.facts(besides: [.title], .cardSubtext)
  }
}
