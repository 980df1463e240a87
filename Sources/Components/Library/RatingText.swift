import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// `★ 4.7 (2k+)`
struct RatingText: Equatable, Sendable {
  let text: SafeText

  init(_ rating: Rating) {
    text = SafeText([rating.averageText, rating.count].compactMap(\.self).joined(separator: " "))
  }

  func layout(in proposal: Proposal) -> Block {
    let star = Block.line(proposal.icons[.small(.star(.filled))], .ratingText, .rating(.star), width: proposal.width)
    return .row([star, .line(text, .ratingText, width: proposal.width - star.size.width - 1)], spacing: 1)
  }
}
