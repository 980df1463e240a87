import FacetModel
import Prism
import ViewTree

/// A line between two facets.
struct StandardDivider: FacetComponent, Equatable {
  static let id = "divider.standard"
  static let category = ComponentCategory.divider
  static var since: SemanticVersion { SemanticVersion(1, 0, 0) }
  static let summary = "A line between two facets."
  static let reads: ReadFields = []
  static let example = #"{"id": "divider:1", "component": {"id": "divider.standard", "category": "divider"}}"#

  init(_ facet: FacetReader, in context: ViewContext) {}

  var speech: Speech { Speech(.separator) }

  func layout(in proposal: Proposal) -> Block {
    .rule("─", .border(.subdued), width: proposal.width)
  }
}
