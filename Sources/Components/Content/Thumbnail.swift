import Prism
import ViewTree

/// The small picture in front of a row, as large as the row's width allows.
enum Thumbnail {
  static func layout(_ picture: Picture, in proposal: Proposal) -> Block {
    switch proposal.width {
    case ..<34: .empty
    case ..<56: picture.layout(width: 6, height: 2, icons: proposal.icons)
    default: picture.layout(width: 9, height: 3, icons: proposal.icons)
    }
  }
}
