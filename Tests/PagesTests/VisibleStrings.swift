import FacetModel
import JSON

/// The strings of a feed that a page must show, taken from the wire alone, once for each place.
struct VisibleStrings {
  private(set) var all: [String] = []

  init(_ feed: Feed, admitted admission: Admission) {
    let lists = [feed.header] + feed.sections.flatMap { [$0.header, $0.body, $0.footer] } + [feed.footer]
    for list in lists {
      read(list, admission)
    }
  }

  private mutating func read(_ list: FacetList, _ admission: Admission) {
    for facet in list where admission.isShown(facet) {
      read(facet)
      read(facet.children, admission)
    }
  }

  private mutating func read(_ facet: Facet) {
    let text = facet.text
    var texts = [text.title, text.subtitle, text.accessory, text.description, text.annotation].compactMap(\.self)
    for key in [
      "delivery_fee_string", "eta_display_string", "cc_eta_string", "modality_display_string",
      "sponsored_description", "button",
    ] {
      // A text that contains another is enough for both.
      guard let more = text.custom[key], !texts.contains(where: { $0.contains(more) }) else { continue }
      texts.append(more)
    }
    all += texts
    if facet.component.id == "row.banner", let words = facet.images.background?.placeholder { all.append(words) }
    if let rating = Rating(facet.custom["rating"]) {
      all += [rating.averageText, rating.count].compactMap(\.self)
    }
    all += Badge.list(facet.custom["badges"]).map(\.text).filter { !texts.contains($0) }
    readGoods(facet.custom["item_data"])
    for card in facet.custom["window_shopping"]?["cards"]?.elements.map(\.self) ?? [] {
      all += [card["name"]?.string, card["price"]?["display_string"]?.string].compactMap(\.self)
    }
    for value in facet.custom["allowed_values"]?.elements.map(\.self) ?? [] {
      if let name = value["display_name"]?.string { all.append(name) }
    }
  }

  private mutating func readGoods(_ item: Value?) {
    all += [item?["item_name"]?.string, item?["price"]?["display_string"]?.string].compactMap(\.self)
  }

  /// The strings that are missing in a text, once for each missing place.
  func missing(in text: String, firstCharacters: Int = .max) -> [String] {
    let page = Self.normalized(text)
    var needed: [String: Int] = [:]
    for string in all {
      let wanted = String(Self.normalized(string).prefix(firstCharacters)).trimmed
      if !wanted.isEmpty { needed[wanted, default: 0] += 1 }
    }
    return needed.flatMap { string, count in
      let found = page.split(separator: string, omittingEmptySubsequences: false).count - 1
      return Array(repeating: string, count: max(0, count - found))
    }
  }

  /// Returns the text with single spaces.
  private static func normalized(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension String {
  fileprivate var trimmed: String {
    var rest = self[...]
    while let first = rest.first, " •·".contains(first) { rest.removeFirst() }
    while let last = rest.last, " •·".contains(last) { rest.removeLast() }
    return String(rest)
  }
}
