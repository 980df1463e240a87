import FacetModel
import Foundation
import JSON
import Pages
import TestSupport
import Text

/// A page described in a test in a few words.
package struct SketchedPage {
  package typealias Part = [String: Any]

  package let title: String
  package let json: String

  /// Makes a page; `next` is the cursor of the page after it.
  package init(_ title: String, next: String? = nil, header: [Part] = [], _ sections: [Part]) {
    self.title = title
    var feed: Part = ["header": header, "body": sections]
    if let next { feed["page"] = ["next": ["name": "load_content", "data": ["cursor": next]]] }
    let data = try? JSONSerialization.data(withJSONObject: feed, options: [.sortedKeys])
    json = String(decoding: data ?? Data(), as: UTF8.self)
  }

  package func loaded(_ interner: Interner) throws -> LoadedPage {
    LoadedPage(feed: try Feed(json: json, interner: interner), title: SafeText(title), number: 0)
  }

  package static func section(_ title: String?, style: Part = [:], _ body: [Part]) -> Part {
    let header = title.map { [facet("header.section", $0)] } ?? []
    return ["id": title ?? "section", "header": header, "body": body, "style": style]
  }

  package static func row(_ words: String, to uri: String? = nil) -> Part {
    facet("row.text", words, to: uri)
  }

  /// A carousel without pictures: each card has two rows of words in a border.
  package static func carousel(_ title: String, of component: String = "card.tile", _ cards: [Part]) -> Part {
    var carousel = facet("carousel.standard", title)
    carousel["children"] = cards
    return carousel
  }

  package static func card(_ words: String, to uri: String? = nil) -> Part {
    facet("card.tile", words, to: uri)
  }

  package static func grid(_ cells: [Part]) -> Part {
    ["id": "grid", "component": ["id": "grid.standard", "category": "grid"], "children": cells]
  }

  /// A filter without a click of its own.
  package static func filter(_ words: String) -> Part {
    var filter = facet("filter.binary", words)
    filter["custom"] = ["filter_id": words]
    return filter
  }

  package static func facet(_ component: String, _ words: String, to uri: String? = nil) -> Part {
    let category = String(component.prefix { $0 != "." })
    var facet: Part = [
      "id": words, "component": ["id": component, "category": category], "text": ["title": words],
    ]
    if let uri { facet["events"] = ["click": ["name": "navigate", "data": ["uri": uri]]] }
    return facet
  }
}
