import JSON
import Wording
import Text

/// A translator of the filters beside a list of retail items into a carousel of filters.
struct RetailFilterTranslator {
  private let holder: Value
  private(set) var reader: SourceReader
  private let writer: TranslationWriter
  /// The language of the texts that the backend does not send.
  private let words: Words

  /// The greatest number of filters that a page shows.
  private static let mostFilters = 200

  init(_ holder: Value, cache: Value?, words: Words) {
    self.words = words
    self.holder = holder
    reader = SourceReader(holder, cache: cache)
    writer = TranslationWriter(of: holder)
  }

  /// Returns the document with the carousel; `nil` where there are no filters.
  mutating func translated() throws(SyntaxError) -> Document? {
    guard let filters = reader.resolved(holder[.filtersList]), filters.kind == .array else { return nil }
    writer.beginFacet("carousel.filters", "carousel", id: "search", of: filters)
    if let count = holder["totalCount"].flatMap({ $0.kind == .number ? $0.lenientInt : nil }), count >= 0 {
      writer.beginObject("text")
      writer.member("subtitle", words.results(count).string, of: holder["totalCount"])
      writer.end()
    }
    writer.beginList("children")
    var count = 0
    for element in filters.elements.prefix(Self.mostFilters) where writeFilter(element) { count += 1 }
    writer.end()
    return count == 0 ? nil : try writer.document()
  }

  private mutating func writeFilter(_ element: Value) -> Bool {
    guard let filter = reader.object(element), let name = reader.text("displayName", of: filter) else { return false }
    let id = reader.identifier("id", of: filter) ?? clipped(name.displayString ?? "", to: 60)
    let values = values(of: filter)
    writer.beginFacet(values.isEmpty ? "filter.binary" : "filter.collection", "filter", id: id, of: filter)
    writer.beginObject("text")
    writer.member("title", name)
    writer.end()
    writer.beginObject("custom")
    writer.member("filter_id", id)
    if values.isEmpty {
      if isSelected(filter) { writeSelected() }
    } else {
      writeValues(values)
    }
    writer.end()
    writer.end()
    return true
  }

  /// Returns the filters of a group.
  private mutating func values(of group: Value) -> [Value] {
    guard let list = reader.resolved(group[.filtersList]) else { return [] }
    var values: [Value] = []
    for element in list.elements.prefix(Self.mostFilters) {
      if let value = reader.object(element), reader.text("displayName", of: value) != nil { values.append(value) }
    }
    return values
  }

  private mutating func writeValues(_ values: [Value]) {
    writer.beginList("allowed_values")
    for value in values {
      writer.beginObject(of: value)
      let name = reader.text("displayName", of: value)
      writer.member("query_value", reader.identifier("id", of: value) ?? name?.displayString)
      writer.member("display_name", name)
      if isSelected(value) { writeSelected() }
      writer.end()
    }
    writer.end()
  }

  private func isSelected(_ filter: Value) -> Bool {
    filter["isSelected"]?.lenientBool ?? false
  }

  private mutating func writeSelected() {
    writer.key("is_selected")
    writer.bool(true)
  }
}
