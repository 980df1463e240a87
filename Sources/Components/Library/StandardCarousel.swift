import FacetModel
import Prism
import Text
import ViewTree

/// Cards that belong together, under a title of their own or, when they are banners, under none.
struct StandardCarousel: FacetComponent {
  static let id = "carousel.standard"
  static let category = ComponentCategory.carousel
  static let since = SemanticVersion(2, 0, 0)
  static let reads: [ReadField] = .texts(.title, .subtitle) + .click + .children

  let title: SafeText
  let subtitle: SafeText

  init(_ facet: Facet) {
    title = SafeText(facet.text.title ?? "")
    subtitle = SafeText(facet.text.subtitle ?? "")
  }

  func layout(in proposal: Proposal) -> Block {
    .column([
      .line(title, .sectionTitle, width: proposal.width),
      .line(subtitle, .listRowSubtext, width: proposal.width),
    ])
  }
}
