import FacetModel

/// One of the values of a filter that is a carousel of its own: a cuisine.
public struct CuisineChoice: Hashable, Sendable {
  public let filter: String
  public let value: String
  public let allowsMany: Bool
  /// What its backend says is chosen, as long as nobody has chosen anything.
  public let chosenAtFirst: [String]

  public init?(_ facet: Facet) {
    guard facet.component.id == AnimationToggle.id, let carousel = facet.parent,
      let filter = carousel.custom.string("filter_id"), let value = Self.value(of: facet)
    else { return nil }
    self.filter = filter
    self.value = value
    allowsMany = carousel.custom.bool("supports_multi_select") ?? false
    chosenAtFirst = carousel.children.filter { $0.custom.bool("is_selected") ?? false }.compactMap(Self.value)
  }

  static func value(of toggle: Facet) -> String? {
    toggle.custom.string("cuisine_filter_id").flatMap { $0.isEmpty ? nil : $0 }
  }
}
