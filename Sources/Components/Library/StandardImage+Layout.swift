import Drawing
import Prism
import Text
import ViewTree

extension StandardImage {
  private static let heights = 4...12
  /// Narrower than this, alt text does not fit inside.
  private static let narrowestForWords = 16

  func layout(in proposal: Proposal) -> Block {
    let frame = frame(in: proposal)
    let isTooNarrow = frame.width < Self.narrowestForWords && !picture.alternative.isEmpty
    return .column([
      picture.layout(in: proposal.narrowed(to: frame.width), height: frame.height),
      isTooNarrow
        ? .paragraph(picture.alternative, .caption, width: proposal.width, maxLines: proposal.lines(2)) : .empty,
      .paragraph(words.phrase(.title, .caption), width: proposal.width, maxLines: proposal.lines(2)),
      .facts(words.facts(besides: [.title], .caption), width: proposal.width, maxLines: proposal.lines(1)),
    ])
  }

  /// Cells are twice as high as wide: a fifth of the width in rows looks like a landscape. A circle is as wide as high.
  func frame(in proposal: Proposal) -> Size {
    let height = min(max(proposal.width / 5, Self.heights.lowerBound), Self.heights.upperBound)
    return Size(picture.shape == .circle ? min(proposal.width, 2 * height) : proposal.width, height)
  }
}
