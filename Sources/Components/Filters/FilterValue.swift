import FacetModel
import JSON
import Text

/// One value of a filter: its name for the user, and its text in a query.
public struct FilterValue: Hashable, Sendable {
  public let name: SafeText
  public let query: String

  /// The maximum number of values that are read.
  static let most = 512

  static func list(_ values: Value?) -> [FilterValue] {
    values?.elements.first(most, as: FilterValue.init) ?? []
  }

  /// Creates a value from an object, or from a bare string as some backends send it.
  init?(_ value: Value) {
    let query = value["query_value"]?.lenientString ?? value.lenientString
    guard let name = value["display_name"]?.lenientString ?? query else { return nil }
    self.name = SafeText(name)
    self.query = query ?? name
  }
}
