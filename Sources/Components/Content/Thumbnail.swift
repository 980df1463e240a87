import Drawing
import Prism
import ViewTree

/// The small picture of a row, as large as the row's width allows.
enum Thumbnail {
  static func layout(_ picture: Picture, in proposal: Proposal) -> Block {
    guard let size = size(in: proposal) else { return .empty }
    return picture.layout(width: size.width, height: size.height, icons: proposal.icons)
  }

  /// `nil` where a row is too narrow for any.
  static func size(in proposal: Proposal) -> Size? {
    switch proposal.width {
    case ..<34: nil
    case ..<56: Size(6, 2)
    default: Size(9, 3)
    }
  }
}
