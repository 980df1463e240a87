import FacetModel
import Prism
import Text
import ViewTree

/// The icon or small picture before the words of a row.
struct LeadingIcon: Equatable, Sendable {
  private let picture: Picture

  init(_ image: FacetImage?, of name: SafeText?) {
    // An icon name that the client does not know would show an empty place.
    let isThere = image?.uri != nil || image?.local.flatMap(Icon.init(wireName:)) != nil
    picture = Picture(image, of: name, isThere: isThere)
  }

  /// Returns the icon, as wide as the widest icon of its set, so that the words of neighbouring rows are aligned.
  func layout(in proposal: Proposal) -> Block {
    guard picture.isThere else { return .empty }
    guard let icon = picture.icon else {
      return proposal.width < 20 ? .empty : picture.layout(width: 4, height: 2, in: proposal)
    }
    let width = proposal.icons.usesASCII ? 4 : 2
    let line = Block.line(proposal.icons[icon], .bodyText, Self.color(of: icon), width: width)
    return picture.acting(line.filling(width: width))
  }

  private static func color(of icon: Icon) -> Color {
    switch icon {
    case .badge(.dashPass): .icon(.dashPass)
    case .small(.heart(.filled)): .icon(.saved)
    default: .icon(.primary)
    }
  }
}
