extension FeedGenerator {
  enum Goods {
    case stores, dishes, groceries
  }

  /// Returns a carousel with its children, and a last card that leads to the rest.
  mutating func shelf(of goods: Goods) -> JSONLiteral {
    let title = random.pick(Vocabulary.shelves)
    let cursor = cursor()
    var children = (0..<Int(whole(5...14))).map { position in
      switch goods {
      case .stores: storeCard(position: position)
      case .dishes: dishCard(position: position)
      case .groceries: groceryCard(position: position)
      }
    }
    children.append(moreCard(cursor))
    return facet(
      "carousel.standard", category: "carousel",
      Facet(
        text: [
          "title": .string(title), "title_text_attributes": attributes("TITLE_1"), "subtitle": "Picked for you",
          "custom": [:],
        ],
        click: navigate(to: "facet_feed/\(cursor)/"),
        style: ["size_class": "SIZE_CLASS_UNSPECIFIED", "dls_type": "DLS_TYPE_UNSPECIFIED"],
        custom: ["auto_scroll_interval": 0.0, "show_inline_nav_buttons": true],
        logging: shelfLogging(title, children: children.count),
        children: children))
  }

  private mutating func moreCard(_ cursor: String) -> JSONLiteral {
    facet(
      "card.action", category: "card", idPrefix: "card.action:more",
      Facet(
        text: ["title": "More Stores"], images: ["icon": local("arrow-right")],
        click: navigate(to: "facet_feed/\(cursor)/"), logging: ["facet_type": "see_all", "card_position": 99.0]))
  }
}
