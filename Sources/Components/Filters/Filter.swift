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
    let defaults = Self.defaults(facet, among: values)
    self.defaults = defaults
    let starting = values.filter { defaults.contains($0.query) }
    let title = FilterTitle(facet, FacetWords(facet), values: values, defaults: starting, in: words)
    self.title = title.short.isEmpty ? SafeText(id) : title.short
    sentences = title.sentences
    chosenAtFirst = Self.chosenAtFirst(facet)
    group = facet.custom.string("radio_group_id")
  }

  /// Returns the values that the backend has selected. If it has selected the filter but no value, those are the default
  /// values, and `on` for a filter without values.
  static func chosenAtFirst(_ facet: FacetReader) -> [String] {
    let values = facet.custom["allowed_values"]?.elements.first(FilterValue.most, as: \.self) ?? []
    let selected = values.filter { $0["is_selected"]?.lenientBool ?? false }.compactMap { FilterValue($0)?.query }
    guard selected.isEmpty, facet.custom.bool("is_selected") ?? false else { return selected }
    guard !values.isEmpty else { return [on] }
    return defaults(facet, among: values.compactMap { FilterValue($0) })
  }

  /// Returns the default values that can be chosen.
  private static func defaults(_ facet: FacetReader, among values: [FilterValue]) -> [String] {
    FilterValue.list(facet.custom["default_values"]).map(\.query)
      .filter { query in values.contains { $0.query == query } }
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

/// The name of a filter on its chip, and the texts that only its picker shows.
struct FilterTitle: Hashable, Sendable {
  /// The title, or a few words instead of a whole sentence.
  let short: SafeText
  /// Further texts that are short enough for the chip.
  let extras: [SafeText]
  /// The texts that the picker shows.
  let sentences: [SafeText]

  /// The number of columns of the longest name that fits on a chip beside others.
  static let longest = 24

  /// Creates the title. The chip of a filter without values shows all texts, because it has no picker.
  init(_ facet: FacetReader, _ words: FacetWords, values: [FilterValue], defaults: [FilterValue], in wording: Words) {
    let title = words[.title] ?? ""
    let details = words.details
    guard !values.isEmpty else {
      (short, extras, sentences) = (title, details, [])
      return
    }
    let isShort = title.columns <= Self.longest
    let name = isShort ? title : Self.name(facet, defaults: defaults, in: wording) ?? title.truncated(to: Self.longest)
    let whole = ([name] + details).joined(separator: " · ")
    let fits = isShort && whole.columns <= Self.longest
    short = name
    extras = fits ? details : []
    sentences = (isShort ? [] : [title]) + (fits ? [] : details)
  }

  /// Returns the bound that the filter starts with, "Under 30 min", or else its id in words, "Delivery fee".
  private static func name(_ facet: FacetReader, defaults: [FilterValue], in wording: Words) -> SafeText? {
    if let value = defaults.first?.name, let direction = facet.custom.string("range_direction") {
      let name: SafeText? =
        switch direction {
        case "over": wording.over(value)
        case "under": wording.under(value)
        default: nil
        }
      if let name, name.columns <= longest { return name }
    }
    let words = (facet.custom.string("filter_id") ?? "").split { $0 == "_" || $0 == "-" }.joined(separator: " ")
    guard let first = words.first, first.isLetter else { return nil }
    let name = SafeText(first.uppercased() + words.dropFirst())
    return name.columns <= longest ? name : nil
  }
}
