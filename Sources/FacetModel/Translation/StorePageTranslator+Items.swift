import JSON

/// The items of the store: cards in carousels, rows in lists.
extension StorePageTranslator {
  mutating func writeCarousels() {
    guard let carousels = reader.resolved(page[.carousels]) else { return }
    for (number, element) in carousels.elements.enumerated() {
      guard hasRoom else { break }
      guard let carousel = reader.object(element), let items = reader.list("items", of: carousel),
        reader.countObjects(in: items, upTo: 1) > 0
      else { continue }
      let id = reader.identifier("id", of: carousel) ?? "carousel-\(number + 1)"
      writer.beginSection(id: "carousel_" + id, of: carousel)
      writer.beginList("body")
      writer.beginFacet("carousel.standard", "carousel", id: id, of: carousel)
      writer.beginObject("text")
      writer.member("title", reader.text("name", of: carousel))
      writer.member("subtitle", reader.text("description", of: carousel))
      writer.end()
      writer.beginList("children")
      writeItems(items, as: "card.dish_item_square", "card")
      writer.end()
      writer.end()
      writer.end()
      writer.end()
    }
  }

  mutating func writeItemLists() {
    for list in lists where hasRoom {
      writer.beginSection(id: list.sectionID, of: list.source)
      writeHeader(of: list)
      writer.beginList("body")
      writeItems(list.items, as: "row.item", "row")
      writer.end()
      writer.end()
    }
  }

  private mutating func writeHeader(of list: ItemList) {
    let description = reader.text("description", of: list.source)
    guard let source = list.name ?? description else { return }
    writer.beginList("header")
    writer.beginFacet("header.section", "header", id: list.sectionID, of: source)
    writer.beginObject("text")
    writer.member("title", list.name)
    writer.member("subtitle", description)
    writer.end()
    writer.end()
    writer.end()
  }

  private mutating func writeItems(_ items: Value, as component: StaticString, _ category: StaticString) {
    for (number, element) in items.elements.enumerated() {
      guard hasRoom else { break }
      guard let item = reader.object(element) else { continue }
      writeItem(item, number: number + 1, as: component, category)
    }
  }

  /// Writes an item. An item without any text is left out.
  private mutating func writeItem(
    _ item: Value, number: Int, as component: StaticString, _ category: StaticString
  ) {
    let name = reader.text("name", of: item)
    let description = reader.text("description", of: item)
    let price = reader.text("displayPrice", of: item)
    guard name != nil || description != nil || price != nil else { return }
    let id = reader.identifier("id", of: item)
    writer.beginFacet(component, category, id: id ?? "item-\(number)", of: item)
    writer.beginObject("text")
    writer.member("title", name)
    writer.member("subtitle", price)
    writer.member("description", description)
    writer.end()
    if let picture = reader.text(["imageUrl", "imgUrl"], of: item) {
      writer.beginObject("images")
      writer.image("main", picture, style: "STYLE_ROUNDED")
      writer.end()
    }
    writeExtras(of: item, id: id)
    if let id, let store = reader.identifier("storeId", of: item) ?? storeID {
      writer.click(to: "item/\(id.escapedForAddress)/store/\(store.escapedForAddress)")
    }
    writer.end()
  }

  private mutating func writeExtras(of item: Value, id: String?) {
    writer.beginObject("custom")
    writer.member("item_id", id)
    writer.member("item_rating_text", reader.text("ratingDisplayString", of: item))
    if let regular = reader.text("displayStrikethroughPrice", of: item) {
      writer.beginObject("regular_price")
      writer.member("display_string", regular)
      writer.end()
    }
    writeBadges(reader.list("badges", of: item))
    writer.end()
  }

  private mutating func writeBadges(_ badges: Value?) {
    guard let badges else { return }
    writer.beginList("badges")
    for element in badges.elements.prefix(Badge.most) {
      guard let badge = reader.object(element), let text = reader.text("text", of: badge) else { continue }
      writer.beginObject(of: badge)
      writer.member("text", text)
      writer.member("background_color", reader.text("backgroundColor", of: badge))
      writer.end()
    }
    writer.end()
  }
}
