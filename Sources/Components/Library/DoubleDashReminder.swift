import FacetModel
import ViewTree

/// A container that clients fill with an open order, to which the user may still add. It is empty on the wire.
///
/// This client knows of no order, so it draws nothing and takes no room. Children, if any are sent, are placed as those
/// of every container.
struct DoubleDashReminder: FacetComponent, Equatable {
  static let id = "container.doubledash_reminder"
  static let category = ComponentCategory.container
  static var since: SemanticVersion { SemanticVersion(4, 0, 0) }
  static let summary = "A container for an open order. This client knows of no order and leaves it empty."
  static let reads: ReadFields = .children
  static let example = #"""
    {"id": "container.doubledash_reminder:home", "custom": {},
     "component": {"id": "container.doubledash_reminder", "category": "container"}}
    """#

  init(_ facet: FacetReader, in context: ViewContext) {}

  var speech: Speech { Speech(.group) }

  func layout(in proposal: Proposal) -> Block { .empty }
}
