/// Components around stores and dishes.
extension FeedGenerator {
  mutating func banner() -> JSONLiteral {
    let offer = random.pick(Vocabulary.offers)
    let uri = "https://www.example.com/offers/\(short())"
    return facet(
      "row.banner", category: "row", idPrefix: "banner",
      Facet(
        images: ["background": remote("\(offer) at \(random.pick(Vocabulary.firstWords))")],
        click: ["name": "navigate", "data": ["uri": .string(uri), "cms_link": .string(uri)]],
        logging: bannerLogging(offer)))
  }

  mutating func hero() -> JSONLiteral {
    facet(
      "row.hero", category: "row",
      Facet(
        text: [
          "title": .string(random.pick(Vocabulary.shelves)), "description": "Groceries, flowers & more — in 30 minutes",
          "custom": ["button": "Shop now"],
        ],
        images: ["custom": ["left": remote(), "right": remote()]],
        click: navigate(to: "vertical_homepage/?cursor=\(short())&vertical_id=3"),
        custom: [
          "primary_button_style": ["text_color": "#FFFFFF", "background_color": "00838AFF"],
          "background_color": "#E7FBEF", "title_color": "USAGE_COLOR_ACTION_PRIMARY_DEFAULT", "is_spotlight": false,
        ],
        logging: bannerLogging("spotlight")))
  }

  mutating func divider() -> JSONLiteral {
    facet("divider.standard", category: "divider", Facet(style: ["background_color": ""]))
  }

  mutating func filters() -> JSONLiteral {
    let binary = facet(
      "filter.binary", category: "filter",
      Facet(
        text: ["title": "Offers"], images: ["icon": local("deals-fill")],
        custom: ["filter_id": "deals-fill", "is_pickup_type": false], logging: ["filter_id": "deals-fill"]))
    let values: JSONLiteral = [
      ["query_value": "4.5", "display_name": "4.5+"], ["query_value": "5", "display_name": "5+"],
    ]
    let range = facet(
      "filter.range", category: "filter",
      Facet(
        text: ["title": "Over 4.5 ★"],
        custom: [
          "filter_id": "star_rating", "allowed_values": values, "default_values": ["4.5"], "range_direction": "over",
        ],
        logging: ["filter_id": "star_rating", "values": ["4.5", "5"]]))
    return facet(
      "carousel.filters", category: "carousel",
      Facet(
        text: ["subtitle": "360 results"],
        click: ["name": "load_content", "data": ["sections": ["section 1"]]], logging: ["facet_type": "filters"],
        children: [binary, range]))
  }
}
