import FacetModel
import Prism
import ViewTree

/// A line between two things.
struct StandardDivider: FacetComponent {
  static let id = "divider.standard"
  static let category = ComponentCategory.divider
  static let since = SemanticVersion(1, 0, 0)
  static let reads: [ReadField] = []

  init(_ facet: Facet) {}

  func layout(width: Int) -> Block {
    .rule("─", .border(.subdued), width: width)
  }
}
