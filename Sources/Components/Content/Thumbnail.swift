import Drawing
import Prism
import ViewTree

/// The small picture in front of a row. Its size depends on the width of the row.
enum Thumbnail {
  static func layout(_ picture: Picture, in proposal: Proposal) -> Block {
    size(in: proposal).map { picture.layout(width: $0.width, height: $0.height, icons: proposal.icons) } ?? .empty
  }

  static func size(in proposal: Proposal) -> Size? {
    switch proposal.width {
    case ..<34: nil
    case ..<56: Size(6, 2)
    default: Size(9, 3)
    }
  }
}
