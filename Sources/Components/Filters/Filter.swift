import FacetModel
import Text
import Wording

/// A filter as its backend describes it: what can be chosen, and how much of it at once.
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
  /// A few words, also where its backend sends a whole sentence.
  public let title: SafeText
  /// The texts that its picker shows above the values.
  public let sentences: [SafeText]
  public let values: [FilterValue]
  /// What is chosen when it is first switched on; not what is.
  public let defaults: [String]
  /// What the backend says is chosen, as long as the user has chosen nothing.
  public let chosenAtFirst: [String]
  /// Of filters of one group only one is on.
  let group: String?

  /// `nil` for what is no filter, or says not which.
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

  /// The values that are marked as selected; of a filter without values, whether it is on itself.
  static func chosenAtFirst(_ facet: FacetReader) -> [String] {
    let values = facet.custom["allowed_values"]?.elements.first(FilterValue.most, as: \.self) ?? []
    guard values.isEmpty else {
      return values.filter { $0["is_selected"]?.lenientBool ?? false }.compactMap { FilterValue($0)?.query }
    }
    return facet.custom.bool("is_selected") ?? false ? [on] : []
  }

  /// What it has when it is switched on without a closer look.
  public var startValues: [String] {
    switch kind {
    case .binary: [Self.on]
    case .range: Array((defaults.isEmpty ? values.map(\.query) : defaults).prefix(1))
    case .collection: defaults.isEmpty ? values.prefix(1).map(\.query) : defaults
    }
  }

  static let on = "true"
}
