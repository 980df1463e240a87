extension FeedGenerator {
  /// Returns a dish with a stepper inside, so that facets are nested in a facet in a carousel.
  mutating func dishCard(position: Int) -> JSONLiteral {
    let name = random.pick(Vocabulary.dishes)
    let item = Int(whole(1_000_000...99_999_999))
    let store = Int(whole(1_000...9_999_999))
    let price = price()
    let storeName = storeName()
    return facet(
      "card.dish_item_square", category: "card",
      Facet(
        text: [
          "title": .string(name), "subtitle": "$\(Int(whole(3...34))).50", "description": storeName,
          "custom": ["eta_display_string": "\(Int(whole(12...55))) min"],
        ],
        images: ["main": remote(), "icon": local("star-fill-tiny")],
        click: navigate(to: "item/\(item)/store/\(store)?cursor=\(short())"),
        custom: [
          "item_id": "\(item)", "item_rating_text": "\(Int(whole(80...99)))% (\(Int(whole(12...900))))",
          "rating": rating(), "store_id": "\(store)",
        ],
        logging: itemLogging(item, name: .string(name), position: position),
        children: [stepper(for: item, name: name, price: price)]))
  }

  private mutating func stepper(for item: Int, name: String, price: JSONLiteral) -> JSONLiteral {
    facet(
      "button.quantity_stepper", category: "button",
      Facet(
        custom: [
          "item_id": "\(item)", "name": .string(name), "price": price, "default_quantity": 1.0,
          "has_required_options": false, "navigate_on_action": true,
        ],
        logging: itemLogging(item, name: .string(name), position: 0)))
  }

  /// Returns a card without text, images or events, whose contents are all in `custom`.
  mutating func groceryCard(position: Int) -> JSONLiteral {
    let name = random.pick(Vocabulary.groceries)
    let item = Int(whole(1_000_000...99_999_999))
    let storeName = storeName()
    return facet(
      "cx.nv.common.retail_item.card", category: "card.retail_item",
      Facet(
        custom: [
          "item_data": ["item_name": .string(name), "price": price(), "store_name": storeName],
          "image": ["remote": ["uri": "https://img.example.com/\(uuid()).png"]], "badges": badges(),
          "on_click": ["deep_link_navigate": ["path": "item/\(item)/"]],
        ],
        logging: itemLogging(item, name: .string(name), position: position)))
  }
}
