import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// A picture across the page. Its alt text is all the human words it has.
struct BannerRow: FacetComponent {
  static let id = "row.banner"
  static let category = ComponentCategory.row
  static let since = SemanticVersion(3, 0, 1)
  static let reads: [ReadField] = .images(.background) + .click

  let alternative: SafeText

  init(_ facet: Facet) {
    alternative = SafeText(facet.images.background?.placeholder ?? facet.text.title ?? "")
  }

  func layout(width: Int) -> Block {
    Block.paragraph(alternative, .bannerTitle, width: width - 2, maxLines: 3)
      .padded(Edges(top: 1, left: 1, bottom: 1, right: 1))
      .on(.background(.banner), width: width)
  }
}
