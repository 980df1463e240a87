/// The logging that servers want back with every impression: more than half of a feed, with values of every type.
extension FeedGenerator {
  mutating func storeLogging(_ store: Int, name: JSONLiteral, position: Int) -> JSONLiteral {
    .object(
      common(position: position) + [
        ("store_id", "\(store)"), ("store_name", name), ("star_rating", "4.\(Int(whole(100_000...999_999)))"),
        ("num_star_rating", number(10...9_999)), ("price_range", number(1...4)), ("asap_available", true),
        ("asap_time", number(10...60)), ("delivery_fee_amount", number(0...799)), ("fulfillment_type", "DELIVERY"),
        ("travel_time_in_minutes", "\(Int(whole(3...40)))"), ("distance_in_miles", .number(whole(3...90) / 10)),
        ("badges", "text:\(random.pick(Vocabulary.offers)),type:offer;"), ("has_offer_badges", true),
        ("is_dashpass_partner", random.chance(oneIn: 2) ? true : 1.0), ("business_id", number(1_000...99_999)),
        ("personalization_score", .number(whole(0...1_000_000) / 1_000_000)),
        ("cuisines", [.string(random.pick(Vocabulary.cuisines)), .string(random.pick(Vocabulary.cuisines))]),
        ("sponsored", ["campaign_id": .string(uuid()), "auction_id": .string(uuid()), "bid": number(0...400)]),
      ])
  }

  mutating func itemLogging(_ item: Int, name: JSONLiteral, position: Int) -> JSONLiteral {
    .object(
      common(position: position) + [
        ("item_id", "\(item)"), ("item_name", name), ("item_price", number(199...3_499)),
        ("photo_id", .string(uuid())), ("item_rating", score()), ("is_orderable", true),
        ("store_id", number(1_000...9_999_999)), ("menu_id", "\(Int(whole(1_000_000...99_999_999)))"),
        ("store_name", storeName()), ("store_star_rating", "4.\(Int(whole(100_000...999_999)))"),
        ("item_category_ids", [number(1...900), number(1...900), number(1...900)]), ("is_top_item", false),
        ("asap_minutes", number(10...60)), ("badges", "text:\(random.pick(Vocabulary.offers)),type:offer;"),
      ])
  }

  mutating func shelfLogging(_ title: String, children: Int) -> JSONLiteral {
    .object(
      common(position: 0) + [
        ("container_description", .string(title)), ("total_cards", .number(Double(children))),
        ("store_ids", .array((0..<children).map { _ in number(1_000...9_999_999) })),
      ])
  }

  mutating func bannerLogging(_ text: String) -> JSONLiteral {
    .object(
      common(position: 0) + [
        ("banner_text", .string(text)), ("campaign_id", .string(uuid())), ("placement_id", .string(uuid())),
      ])
  }

  private mutating func common(position: Int) -> [(String, JSONLiteral)] {
    [
      ("card_position", .number(Double(position))), ("vertical_position", number(0...80)), ("container", "cluster"),
      ("container_id", .string(uuid())), ("container_name", .string(random.pick(Vocabulary.shelves))),
      ("facet_request_id", .string(uuid())), ("list_filter", []), ("page", "explore_page"), ("vertical_id", 1.0),
      ("ranker", ["name": "home_ranker_v7", "score": .number(whole(0...999_999) / 1_000_000), "id": .string(uuid())]),
      ("features", .array((0..<6).map { _ in .number(whole(-9_999...9_999) / 10_000) })), ("is_prefetched", false),
      ("experiments", ["cx_home_ranker:treatment_2", "cx_tile_v3:control", "cx_eta_display:treatment_1"]),
    ]
  }
}
