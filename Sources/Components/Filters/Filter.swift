import FacetModel
import Text
import Wording

/// A filter as its backend describes it: its values, and how many of them can be chosen at once.
public struct Filter: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// On or off.
    case binary
    /// One value.
    case range
    /// Any number of values.
    case collection
  }

  public let id: String
  public let kind: Kind
  /// The name of the filter, shortened if the backend sends a whole sentence.
  public let title: SafeText
  /// The texts that the filter's picker shows above the values.
  public let sentences: [SafeText]
  public let values: [FilterValue]
  /// The values that are chosen when the filter is first switched on. They are not the present choice.
  public let defaults: [String]
  /// The values that the backend has selected, for a filter that the user has not changed.
  public let chosenAtFirst: [String]
  /// The radio group of the filter. Only one filter of a group is on.
  let group: String?

  /// Returns `nil` for a facet that is not a filter, or that has no filter id.
  public init?(_ facet: Facet, in words: Words) {
    switch facet.component.id {
    case BinaryFilter.id: self.init(FacetReader(facet, BinaryFilter.reads), .binary, in: words)
    case RangeFilter.id: self.init(FacetReader(facet, RangeFilter.reads), .range, in: words)
    case CollectionFilter.id: self.init(FacetReader(facet, CollectionFilter.reads), .collection, in: words)
    default: return nil
    }
  }

  private init?(_ facet: FacetReader, _ kind: Kind, in words: Words) {
    guard let id = facet.custom.string("filter_id") else { return nil }
    self.id = id
    self.kind = kind
    let values = FilterValue.list(facet.custom["allowed_values"])
    self.values = values
    let defaults = FilterValue.list(facet.custom["default_values"]).map(\.query)
      .filter { query in values.contains { $0.query == query } }
    self.defaults = defaults
    let starting = values.filter { defaults.contains($0.query) }
    let title = FilterTitle(facet, FacetWords(facet), values: values, defaults: starting, in: words)
    self.title = title.short.isEmpty ? SafeText(id) : title.short
    sentences = title.sentences
    chosenAtFirst = Self.chosenAtFirst(facet)
    group = facet.custom.string("radio_group_id")
  }

  /// Returns the values that the backend has selected. A filter without values has `on` if it is selected itself.
  static func chosenAtFirst(_ facet: FacetReader) -> [String] {
    let values = facet.custom["allowed_values"]?.elements.first(FilterValue.most, as: \.self) ?? []
    guard values.isEmpty else {
      return values.filter { $0["is_selected"]?.lenientBool ?? false }.compactMap { FilterValue($0)?.query }
    }
    return facet.custom.bool("is_selected") ?? false ? [on] : []
  }

  /// The values of the filter after it is switched on without its picker.
  public var startValues: [String] {
    switch kind {
    case .binary: [Self.on]
    case .range: Array((defaults.isEmpty ? values.map(\.query) : defaults).prefix(1))
    case .collection: defaults.isEmpty ? values.prefix(1).map(\.query) : defaults
    }
  }

  static let on = "true"
}
