import FacetModel

/// A simple model of a page as plain lists, which grow and are replaced by straightforward code.
struct PlainPage {
  struct Item {
    let id: String
    let words: String
    var children: [Item] = []

    var count: Int { children.reduce(1) { $0 + $1.count } }

    fileprivate var json: String {
      """
      {"id":"\(id)","component":{"id":"row.text"},"text":{"title":"\(words)"},\
      "children":[\(children.map(\.json).joined(separator: ","))]}
      """
    }
  }

  var sections: [(id: String, items: [Item])]
  /// The page's own header, which belongs to no section.
  var header: [Item] = []

  var json: String {
    let list = { (items: [Item]) in items.map(\.json).joined(separator: ",") }
    let body = sections.map { #"{"id":"\#($0.id)","body":[\#(list($0.items))]}"# }
    return #"{"header":[\#(list(header))],"body":[\#(body.joined(separator: ","))]}"#
  }

  var count: Int { (header + sections.flatMap(\.items)).reduce(0) { $0 + $1.count } }

  /// Names the ids; a repeat of an id gets a number.
  private static func names(_ ids: [String]) -> [String] {
    ids.indices.map { index in
      let earlier = ids[..<index].count { $0 == ids[index] }
      return ids[index] + (earlier == 0 ? "" : "#\(earlier + 1)")
    }
  }

  private var names: [String] { Self.names(sections.map(\.id)) }

  func followed(by next: PlainPage) -> PlainPage {
    var page = self
    for (name, section) in zip(next.names, next.sections) {
      if let place = page.names.firstIndex(of: name) {
        page.sections[place].items = Self.joined(page.sections[place].items, section.items)
      } else {
        page.sections.append(section)
      }
    }
    return page
  }

  /// Joins two lists: an item that is there already stays and takes the new children behind its own.
  private static func joined(_ old: [Item], _ new: [Item]) -> [Item] {
    var items = old
    let known = names(old.map(\.id))
    for (name, item) in zip(names(new.map(\.id)), new) {
      if let place = known.firstIndex(of: name) {
        items[place].children = joined(items[place].children, item.children)
      } else {
        items.append(item)
      }
    }
    return items
  }

  func replacing(_ ids: Set<String>, from answer: PlainPage) -> PlainPage {
    var page = self
    for (name, section) in zip(answer.names, answer.sections) where ids.contains(section.id) {
      if let place = page.names.firstIndex(of: name) { page.sections[place].items = section.items }
    }
    return page
  }

  /// Every item with its expected identity and its words.
  var lines: [String] {
    Self.lines(header, in: "/header") + zip(names, sections).flatMap { Self.lines($1.items, in: $0 + "/body") }
  }

  private static func lines(_ items: [Item], in path: String) -> [String] {
    zip(names(items.map(\.id)), items).flatMap { name, item in
      ["\(path)/\(name) \(item.words)"] + lines(item.children, in: "\(path)/\(name)")
    }
  }

  /// The same lines for a feed.
  static func lines(of feed: Feed) -> [String] {
    func lines(_ list: FacetList) -> [String] {
      list.flatMap { ["\($0.identity) \($0.text.title ?? "")"] + lines($0.children) }
    }
    return lines(feed.header) + feed.sections.flatMap { lines($0.header) + lines($0.body) + lines($0.footer) }
      + lines(feed.footer)
  }
}
