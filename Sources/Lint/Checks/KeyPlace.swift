import ViewTree

/// The kind of an object in a feed, which determines the keys that are read in it.
package enum KeyPlace: Int, CaseIterable {
  case feed, page, section, facet, component, text, attributes, images, image, events, action, data, style, border
  case layout, padding, gridSpecs, gridSpec
  case rating, badge, price, filterValue, window, dish, goods

  /// The kind of the object under a key of `custom`, possibly in a list.
  package init?(custom key: String) {
    switch key {
    case "rating": self = .rating
    case "badges": self = .badge
    case "price", "regular_price": self = .price
    case "allowed_values": self = .filterValue
    case "window_shopping": self = .window
    case "item_data": self = .goods
    default: return nil
    }
  }

  /// The keys in snake_case. Keys that clients ignore are included.
  package var keys: [String] {
    switch self {
    case .feed: ["id", "body", "sections", "header", "footer", "page", "custom", "logging", "style", "layout"]
    case .page: ["next", "on_load"]
    case .section: ["id", "header", "body", "footer", "layout", "style", "custom", "logging"]
    case .facet:
      [
        "id", "component", "text", "images", "events", "custom", "logging", "layout", "style", "children",
        "children_count", "children_map", "children_joint", "name",
      ]
    case .component: ["id", "category"]
    case .text:
      ["title", "subtitle", "accessory", "description", "annotation", "custom"]
        + ["title", "subtitle", "accessory", "description", "annotation"].map { $0 + "_text_attributes" }
    case .attributes: ["text_style", "text_color"]
    case .images: ["main", "icon", "background", "accessory", "custom"]
    case .image: ["uri", "video_uri", "local", "placeholder", "style", "logging", "events"]
    case .events: ["click"]
    case .action: ["name", "data"]
    case .data: ["uri", "domain", "cursor", "offset", "sections"]
    case .style: ["background_color", "size_class", "dls_type", "spacing", "padding", "border", "is_not_sticky"]
    case .border: ["color", "width", "style"]
    case .layout: ["omit_footer", "ignore_safe_spaces", "grid_specs", "dls_padding"]
    case .padding: ["top", "right", "bottom", "left"]
    case .gridSpecs: SizeClass.allCases.map(\.rawValue)
    case .gridSpec: ["min_dimension_count", "inter_row_spacing", "inter_column_spacing"]
    case .rating: ["average_rating", "average", "display_num_ratings", "count_display_string"]
    case .badge:
      [
        "text", "type", "background_color", "placement", "dls_tag_size", "dls_tag_style", "dls_tag_type",
        "dls_text_style", "leading_icon", "trailing_icon", "is_dashpass",
      ]
    case .price: ["display_string", "unit_amount", "currency", "decimal_places", "symbol"]
    case .filterValue: ["query_value", "display_name"]
    case .window: ["cards", "cover"]
    case .dish: ["name", "price", "image", "card_id", "rating"]
    case .goods:
      [
        "item_id", "item_name", "price", "display_unit", "store_name", "store_id", "price_per_weight",
        "estimate_pricing_description",
      ]
    }
  }

  /// Whether camelCase spells the same keys. Objects in `custom` are read in snake_case alone.
  package var hasTwoSpellings: Bool {
    switch self {
    case .feed, .page, .section, .facet, .component, .text, .attributes, .images, .image, .events, .action, .data,
      .style, .border, .layout, .padding, .gridSpecs, .gridSpec:
      true
    case .rating, .badge, .price, .filterValue, .window, .dish, .goods: false
    }
  }

  /// The spellings of a key that are read.
  func spellings(of key: String) -> [String] {
    let camelCase = KeyCheck.camelCase(key)
    return hasTwoSpellings && camelCase != key ? [key, camelCase] : [key]
  }

  /// The kind of the object under a key.
  package func place(under key: String) -> KeyPlace? {
    switch (self, key) {
    case (.feed, "page"): .page
    case (.facet, "component"): .component
    case (.facet, "text"): .text
    case (.facet, "images"): .images
    case (.facet, "events"), (.image, "events"): .events
    case (.facet, "style"), (.section, "style"), (.feed, "style"): .style
    case (.facet, "layout"), (.section, "layout"): .layout
    case (.text, "custom"), (.images, "custom"): nil
    case (.text, _) where key.hasSuffix("_text_attributes"): .attributes
    case (.images, _): .image
    case (.events, "click"), (.page, "next"): .action
    case (.action, "data"): .data
    case (.style, "border"): .border
    case (.layout, "dls_padding"): .padding
    case (.layout, "grid_specs"): .gridSpecs
    case (.gridSpecs, _): .gridSpec
    case (.window, "cards"): .dish
    case (.dish, "price"), (.goods, "price"), (.goods, "price_per_weight"): .price
    default: nil
    }
  }
}
