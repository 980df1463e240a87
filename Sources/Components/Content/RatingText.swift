import FacetModel
import Prism
import Text
import ViewTree

/// `★ 4.7 (2k+)`
public struct RatingText: Equatable, Sendable {
  public let average: SafeText
  public let count: SafeText

  init?(_ rating: Rating?) {
    guard let rating else { return nil }
    average = SafeText(rating.averageText)
    count = SafeText(rating.count ?? "")
  }

  public func layout(in proposal: Proposal) -> Block {
    let phrases = [
      Phrase(proposal.icons[.small(.star(.filled))], .ratingText, .meaning(.rating(.star))),
      Phrase(average, .ratingText), Phrase(count, .caption),
    ]
    return .sentence(phrases, width: proposal.width)
  }

  /// On a line with other facts.
  public func short(icons: IconSet) -> SafeText {
    [icons[.small(.star(.filled))], average, count].filter { !$0.isEmpty }.joined(separator: " ")
  }

  public var words: SafeText {
    "rated \(average)" + (count.isEmpty ? "" : " \(count)")
  }
}
