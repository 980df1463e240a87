import Drawing
import Prism
import ViewTree

/// The small picture in front of a row. Its size depends on the width of the row.
enum Thumbnail {
  static func layout(_ picture: Picture, in proposal: Proposal) -> Block {
    size(in: proposal).map { picture.layout(width: $0.width, height: $0.height, in: proposal) } ?? .empty
  }

  /// Returns the size of all thumbnails, also of rows without one, whose words are aligned with the others. A real
  /// picture needs more cells than the block that stands for it.
  static func size(in proposal: Proposal) -> Size? {
    let isReal = proposal.pictures.mayShowAny
    switch proposal.width {
    case ..<34: return nil
    case ..<56: return isReal ? Size(8, 4) : Size(6, 2)
    default: return isReal ? Size(12, 5) : Size(9, 3)
    }
  }
}
