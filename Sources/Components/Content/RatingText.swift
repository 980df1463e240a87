import FacetModel
import Prism
import Text
import ViewTree
import Wording

/// A rating as text, such as `★ 4.7 (2k+)`.
public struct RatingText: Equatable, Sendable {
  /// Empty without ratings.
  public let average: SafeText
  public private(set) var count: SafeText

  init?(_ rating: Rating?) {
    guard let rating else { return nil }
    average = SafeText(rating.averageText)
    count = SafeText(rating.count ?? "")
  }

  /// Creates a rating with its count in brackets, for backends that send the count without them: `★ 4.9 (200+)`.
  init?(inBrackets rating: Rating?) {
    self.init(rating)
    if !average.isEmpty, !count.isEmpty, !count.string.hasPrefix("(") { count = "(" + count + ")" }
  }

  public func layout(in proposal: Proposal) -> Block {
    let phrases = [
      Phrase(star(of: proposal.icons), .ratingText, .meaning(.rating(.star))), Phrase(average, .ratingText),
      Phrase(count, .caption),
    ]
    let whole = short(icons: proposal.icons)
    guard proposal.isUnrolled, whole.columns > proposal.width else {
      return .sentence(phrases, width: proposal.width)
    }
    return .paragraph(Phrase(whole, .ratingText), width: proposal.width, maxLines: proposal.lines(1))
  }

  /// Returns the rating for a line with other facts.
  public func short(icons: IconSet) -> SafeText {
    [star(of: icons), average, count].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func star(of icons: IconSet) -> SafeText { average.isEmpty ? "" : icons[.small(.star(.filled))] }

  public func words(in wording: Words) -> SafeText {
    average.isEmpty ? count : wording.rated(average, count: count)
  }
}
