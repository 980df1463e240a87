import FacetModel
import JSON

extension Value {
  /// Whether an action has neither a name nor data. GraphQL writes out absent objects, so such a next page means the
  /// end.
  var asksForNothing: Bool {
    text(.name) == nil && (self[.data].map { $0.isEmptyString || $0.lenientObject?.hasNoMembers == true } ?? true)
  }

  private var hasNoMembers: Bool { members.first { !$0.value.isNull } == nil }
}
