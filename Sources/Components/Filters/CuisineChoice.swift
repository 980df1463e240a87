import FacetModel
import JSON

/// A cuisine: one value of a filter that is a carousel of its own.
public struct CuisineChoice: Hashable, Sendable {
  public let filter: String
  public let value: String
  public let allowsMany: Bool
  /// The values that the backend has selected, for a filter that the user has not changed.
  public let chosenAtFirst: [String]

  public init?(_ facet: Facet) {
    guard facet.component.id == AnimationToggle.id else { return nil }
    self.init(FacetReader(facet, AnimationToggle.reads))
  }

  init?(_ toggle: FacetReader) {
    guard let filter = toggle.parentCustom("filter_id")?.lenientString, let value = Self.value(of: toggle)
    else { return nil }
    self.filter = filter
    self.value = value
    allowsMany = toggle.parentCustom("supports_multi_select")?.lenientBool ?? false
    chosenAtFirst = toggle.siblings.filter { $0.custom.bool("is_selected") ?? false }.compactMap(Self.value)
  }

  static func value(of toggle: FacetReader) -> String? {
    toggle.custom.string("cuisine_filter_id").flatMap { $0.isEmpty ? nil : $0 }
  }
}
