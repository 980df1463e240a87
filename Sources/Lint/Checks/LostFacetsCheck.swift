import FacetModel
import JSON

/// Finds lists of facets under keys that are not read, in objects that hold no other facets.
///
/// Where facets stand under the right key, another list may be for another client.
struct LostFacetsCheck {
  let place: KeyCheck.Place
  /// The key that holds the facets of such an object.
  let right: String
  /// The keys whose lists are shown. If one is filled, nothing is reported.
  let read: [WireKey]

  static let page = LostFacetsCheck(place: .feed, right: "body", read: [.body, .sections, .displayModules])
  static let section = LostFacetsCheck(place: .section, right: "body", read: [.body])
  static let facet = LostFacetsCheck(place: .facet, right: "children", read: [.children])

  func check(_ object: Value, _ list: inout DiagnosticList) {
    // Nearly every page and section ends here.
    guard !read.contains(where: { Self.isFilled(object[$0]) }) else { return }
    let names = object.document.interner
    var lost: [(name: String, value: Value)] = []
    for (symbol, value) in object.members where value.kind == .array && Self.holdsFacets(value) {
      let name = names.string(symbol)
      if !isRead(name), !isReported(name, in: object) { lost.append((name, value)) }
    }
    for (name, value) in lost {
      list.add(
        .misspelledKey, at: value.document.outermostOffset(of: value.range.lowerBound),
        "the facets under \(quoted(name)) are not read; did you mean '\(right)'?",
        // Of several lists none is the right one for certain.
        correction: lost.count == 1 ? .key(right) : nil)
    }
  }

  /// Finds a second list of sections, of which a page has one: all clients but the article's call it 'body'.
  static func checkSecondList(of page: Value, _ list: inout DiagnosticList) {
    guard let body = page[.body], hasElements(body), page[.sections].map(hasElements) == true else { return }
    list.add(
      .misspelledKey, at: body.document.outermostOffset(of: body.range.lowerBound), secondList)
  }

  static let secondList = "the list under 'body' is not read, because the page has 'sections', too"

  private func isRead(_ name: String) -> Bool {
    let known = place.keys + read.map(\.snakeCase)
    return name.hasPrefix("__") || known.contains { name == $0 || name == KeyCheck.camelCase($0) }
  }

  /// Whether the key itself is reported as misspelled.
  private func isReported(_ name: String, in object: Value) -> Bool {
    guard let near = KnownKeys(place.keys).nearest(to: name) else { return false }
    return !KeyCheck.has(near, object, in: place) || KnownKeys.haveSameLetters(name, near)
  }

  /// Whether the first element of a list has what every facet has.
  static func holdsFacets(_ value: Value) -> Bool {
    guard let first = value.elements.first(1, as: \.self).first else { return false }
    return first.kind == .object && first.has(.id) && first[.component]?.has(.id) == true
  }

  private static func isFilled(_ value: Value?) -> Bool {
    value.map { $0.kind != .array || hasElements($0) } == true
  }

  private static func hasElements(_ value: Value) -> Bool { !value.elements.first(1, as: \.self).isEmpty }
}
