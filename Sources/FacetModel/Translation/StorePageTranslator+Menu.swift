import JSON

/// The menu: its categories, which link to the lists of items on the same page.
extension StorePageTranslator {
  mutating func writeMenu() {
    let menu = reader.object(page[.menuBook])
    let categories = reader.list("menuCategories", of: menu)
    guard categories != nil || lists.count > 1 else { return }
    writer.beginSection(id: "store_menu", of: menu ?? page)
    writer.beginList("body")
    writer.beginFacet("carousel.standard", "carousel", id: "menu", of: menu)
    writer.beginObject("text")
    writer.member("title", words.menu.string)
    writer.end()
    writer.beginList("children")
    if let categories {
      writeCategories(categories)
    } else {
      for list in lists where list.name != nil && hasRoom {
        let count = reader.countObjects(in: list.items)
        writeCategory(list.sectionID, name: list.name, count: count, target: list.sectionID, list.source)
      }
    }
    writer.end()
    writer.end()
    writer.end()
    writer.end()
  }

  /// Writes the categories. A category of a list that is not in the response is shown without a link.
  private mutating func writeCategories(_ categories: Value) {
    var targets: [String: String] = [:]
    for list in lists {
      targets[list.sectionID] = list.sectionID
      if let name = list.name?.displayString, targets[name] == nil { targets[name] = list.sectionID }
    }
    for (number, element) in categories.elements.enumerated() {
      guard hasRoom else { break }
      guard let category = reader.object(element), let name = reader.text("name", of: category) else { continue }
      let id = reader.identifier("id", of: category)
      let target = (id ?? name.displayString).flatMap { targets[$0] }
      let count = category["numItems"].flatMap { $0.kind == .number ? $0.lenientInt : nil }
      writeCategory(id ?? "category-\(number + 1)", name: name, count: count, target: target, category)
    }
  }

  private mutating func writeCategory(_ id: String, name: Value?, count: Int?, target: String?, _ source: Value) {
    writer.beginFacet("card.action", "card", id: id, of: source)
    writer.beginObject("text")
    writer.member("title", name)
    if let count, count >= 0 {
      writer.member("subtitle", words.items(count).string, of: source["numItems"])
    }
    writer.end()
    writer.beginObject("images")
    writer.icon("main", "arrow-down")
    writer.end()
    if let target { writer.click(to: "#" + target.escapedForAddress) }
    writer.end()
  }
}
