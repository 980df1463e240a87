import FacetModel
import ViewTree

/// A place that clients fill with what they know themselves: an order that may still be added to. It comes empty on
/// purpose. This client knows of no order, so it draws nothing and takes no room; children, if any are sent, are
/// placed as those of every container.
struct DoubleDashReminder: FacetComponent, Equatable {
  static let id = "container.doubledash_reminder"
  static let category = ComponentCategory.container
  static var since: SemanticVersion { SemanticVersion(4, 0, 0) }
  static let summary = "A place for what a client knows itself. Empty on purpose: here it takes no room."
  static let reads: ReadFields = .children
  static let example = #"""
    {"id": "container.doubledash_reminder:home", "custom": {},
     "component": {"id": "container.doubledash_reminder", "category": "container"}}
    """#

  init(_ facet: FacetReader, in context: ViewContext) {}

  var speech: Speech { Speech(.group) }

  func layout(in proposal: Proposal) -> Block { .empty }
}
