import FacetModel
import JSON
import Text

/// One value that a filter can have: what people read, and what a query says.
public struct FilterValue: Hashable, Sendable {
  public let name: SafeText
  public let query: String

  /// No picker has room for more.
  static let most = 64

  static func list(_ values: Value?) -> [FilterValue] {
    values?.elements.first(most, as: FilterValue.init) ?? []
  }

  /// Some backends send the bare value.
  init?(_ value: Value) {
    let query = value["query_value"]?.lenientString ?? value.lenientString
    guard let name = value["display_name"]?.lenientString ?? query else { return nil }
    self.name = SafeText(name)
    self.query = query ?? name
  }
}
