import JSON
import Text

/// A list of a store's items: one part of its menu.
struct ItemList {
  let source: Value
  let name: Value?
  /// The id of the section that shows the list.
  let sectionID: String
  let items: Value

  /// Returns the lists of a page that hold at least one object.
  static func all(of page: Value, _ reader: inout SourceReader) -> [ItemList] {
    guard let lists = reader.resolved(page[.itemLists]) else { return [] }
    var found: [ItemList] = []
    for element in lists.elements {
      guard !reader.isExhausted else { break }
      guard let list = reader.object(element), let items = reader.list("items", of: list),
        reader.countObjects(in: items, upTo: 1) > 0
      else { continue }
      let name = reader.text("name", of: list)
      let id = reader.identifier("id", of: list) ?? name.flatMap { clipped($0.displayString ?? "", to: 60) }
      found.append(ItemList(source: list, name: name, sectionID: id ?? "items-\(found.count + 1)", items: items))
    }
    return found
  }
}
