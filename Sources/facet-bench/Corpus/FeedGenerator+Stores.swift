extension FeedGenerator {
  mutating func storeCard(position: Int) -> JSONLiteral {
    let name = storeName()
    let store = Int(whole(1_000...9_999_999))
    return facet(
      "card.store", category: "card", idPrefix: "card.store:store",
      Facet(
        text: [
          "title": name, "title_text_attributes": attributes("TITLE_3"),
          "description": "\(whole(3...90) / 10) mi • \(Int(whole(12...55))) min",
          "description_text_attributes": attributes("UNSPECIFIED"),
          "custom": ["delivery_fee_string": "$0 delivery fee, first order", "is_eta_express": "true"],
        ],
        images: [
          "main": remote(), "accessory": local("dashpass-badge"), "custom": ["modality_icon": local("driving-icon")],
        ],
        click: navigate(to: "store/\(store)/?cursor=\(short())&pickup=false"),
        custom: storeCustom(store),
        logging: storeLogging(store, name: name, position: position)))
  }

  mutating func storeRow(position: Int) -> JSONLiteral {
    let name = storeName()
    let store = Int(whole(1_000...9_999_999))
    return facet(
      "row.store", category: "row", idPrefix: "row.store:store",
      Facet(
        text: [
          "title": name, "accessory": "", "description": "$$ • \(random.pick(Vocabulary.cuisines))",
          "custom": ["eta_display_string": "\(whole(3...90) / 10) mi • \(Int(whole(12...55))) min"],
        ],
        images: ["main": remote()],
        click: navigate(to: "store/\(store)/?cursor=\(short())"),
        custom: storeCustom(store),
        logging: storeLogging(store, name: name, position: position)))
  }

  private mutating func storeCustom(_ store: Int) -> JSONLiteral {
    [
      "store_id": "\(store)", "rating": rating(), "badges": badges(), "savelists": [], "is_currently_available": true,
    ]
  }
}
