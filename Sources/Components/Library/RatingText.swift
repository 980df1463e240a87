import FacetModel
import Prism
import Text
import ViewTree

/// `★ 4.7 (2k+)`
struct RatingText: Equatable, Sendable {
  let text: SafeText

  init(_ rating: Rating) {
    text = SafeText("★ " + [rating.averageText, rating.count].compactMap(\.self).joined(separator: " "))
  }

  func layout(width: Int) -> Block {
    .line(text, .ratingText, width: width)
  }
}
