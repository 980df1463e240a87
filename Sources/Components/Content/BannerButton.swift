import Drawing
import Prism
import Text
import ViewTree

/// The button of a hero or promotion. It has no outline, because its background is a colour that the backend chooses.
struct BannerButton: Equatable, Sendable {
  let phrase: Phrase
  let ground: Paint

  /// Creates the button, in the colours that the backend asks for if there are any.
  init(_ phrase: Phrase, color: String? = nil, ground: String? = nil) {
    let ink = Paint(WireColor(color), instead: .button(.primary(.foreground)))
    let painted = Phrase(phrase.text, phrase.typography, ink).adding(phrase.attributes)
    self.phrase = color == nil && phrase.paint != nil ? phrase : painted
    self.ground = Paint(WireColor(ground), instead: .button(.primary(.background)))
  }

  func layout(in proposal: Proposal) -> Block {
    let side = proposal.width < 12 ? 1 : 2
    let words = Block.paragraph(phrase, width: proposal.width - 2 * side, maxLines: proposal.lines(1))
    guard !words.isEmpty else { return .empty }
    return words.padded(.horizontal(side)).on(ground, width: words.width + 2 * side)
  }
}
