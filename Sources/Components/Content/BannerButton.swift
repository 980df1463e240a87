import Drawing
import Prism
import Text
import ViewTree

/// The button of a hero or an offer: flat, since it stands on a ground of its backend's choice.
struct BannerButton: Equatable, Sendable {
  let phrase: Phrase
  let ground: Paint

  /// In the colours that a backend asks for, as far as it does.
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
