import Drawing
import Prism
import Text
import ViewTree

extension StandardImage {
  private static let heights = 4...8
  private static let highestPicture = 12
  /// The width above which a picture would only have larger pixels.
  private static let widestPicture = 120
  /// The width below which alt text does not fit into the picture.
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

  /// Returns the size of the picture. Cells are twice as high as wide, so a tenth of the width in rows looks like a
  /// wide landscape. A real picture is higher, because more than half of it would be cut off. A circle looks as wide as
  /// high.
  func frame(in proposal: Proposal) -> Size {
    if picture.shape != .circle, picture.isShown(in: proposal) {
      let width = min(proposal.width, Self.widestPicture)
      return Size(width, PictureProportion.banner.rows(ofWidth: width, most: Self.highestPicture))
    }
    let height = min(max(proposal.width / 10, Self.heights.lowerBound), Self.heights.upperBound)
    return Size(picture.shape == .circle ? min(proposal.width, 2 * height) : proposal.width, height)
  }
}
