extension ReadField {
  /// The meaning of the field for the component, shown to authors of feeds.
  public var explanation: String {
    switch self {
    case .text(let text): text.explanation
    case .image(let image): image.explanation
    case .textCustom(let key): Self.texts[key] ?? "more text"
    case .imageCustom: "another picture, or the name of an icon"
    case .custom(let key): Self.customs[key] ?? "more data for this component"
    case .style(let style): style.explanation
    case .click: "the action of Enter or a click"
    case .children: "the facets inside it"
    case .parentText: "the texts of its parent, which it does not repeat"
    case .parentCustom(let key): Self.customs[key] ?? "data of its parent"
    }
  }

  private static let texts = [
    "eta_display_string": "distance and delivery time: '1.0 mi • 32 min'",
    "delivery_fee_string": "the delivery fee",
    "modality_display_string": "the means of delivery, unless another text names it",
    "sponsored_description": "a note that the place is paid for: 'Sponsored'",
    "cc_eta_string": "the delivery time with a certain credit card",
    "button": "the label of its button",
  ]

  private static let customs = [
    "rating": "the rating: {average_rating, display_num_ratings}",
    "badges": "the badges: [{text, dls_tag_style, dls_tag_type, background_color, leading_icon, is_dashpass}]",
    "savelists": "the lists that contain it; one is enough for the mark of a saved store",
    "is_currently_available": "whether it can be ordered now",
    "window_shopping": "dishes shown with the store: {cards: [{name, price}], cover}",
    "auto_scroll_interval": "seconds until it moves to the next card; 0 for never",
    "allowed_values": "the values to choose from: [{query_value, display_name}]",
    "default_values": "the values that it has when it is first switched on",
    "filter_id": "the id of the filter in a query",
    "range_direction": "whether a value is a lower bound (over) or an upper bound (under)",
    "radio_group_id": "the group of filters of which only one is on",
    "is_selected": "whether it is selected",
    "price": "the price: {display_string, unit_amount, currency}",
    "default_quantity": "the quantity at first",
    "background_color": "a token, or a colour in hexadecimal",
    "primary_button_style": "the colours of its button",
    "item_data":
      "the item: {item_name, price, store_name, display_unit, price_per_weight, estimate_pricing_description}",
    "image": "the picture of the item: {remote: {uri}}",
    "price_name_info":
      "name, unit, prices, ratings and stock labels, in variants: {default|nv|metadata_entries {base, metadata_entries}}",
    "quantity_stepper": "the quantity at first and at most: {default_quantity, max_quantity}",
    "max_quantity": "the highest quantity",
    "item_id": "the id of the item in an order",
    "supports_multi_select": "whether several values may be chosen at once",
    "regular_price": "the price without discount: {display_string, unit_amount, currency}",
    "has_required_options": "whether the item has options that must be chosen first",
    "name": "the name of the item, unless the card around it shows it",
    "item_rating_text": "the share of customers who liked the dish: '96% (640)'",
    "friendly_name": "another name for which the client may have an icon",
    "cuisine_filter_id": "its value in the filter of its carousel",
    "result_type": "the kind of result: store, item, cuisine",
    "title_color": "the colour of the title", "description_color": "the colour of the description",
    "is_spotlight": "whether it has a mark",
    "is_compact": "whether its text is small",
    "underline_title": "whether its title is underlined",
    "extra_styles":
      "styles of its parts: {button|title|description {alignment, background_color, color, is_underlined}}",
  ]
}

extension ReadField.Text {
  fileprivate var explanation: String {
    switch self {
    case .title: "the name or heading"
    case .subtitle: "the line below the title"
    case .accessory: "a short text at the right: a status, a code, a link"
    case .description: "further information"
    case .annotation: "a note"
    }
  }
}

extension ReadField.Image {
  fileprivate var explanation: String {
    switch self {
    case .main: "the picture; its shape from style, its alt text from placeholder"
    case .icon: "an icon by its local name, or a small picture"
    case .background: "the background picture; its alt text from placeholder"
    case .accessory: "a mark beside the title: 'dashpass-badge'"
    }
  }
}

extension ReadField.Style {
  fileprivate var explanation: String {
    switch self {
    case .sizeClass: "the size: SIZE_CLASS_SMALL, _MEDIUM, _LARGE"
    case .dlsType: "the emphasis: DLS_TYPE_BUTTON_PRIMARY, _SECONDARY, _TERTIARY"
    }
  }
}
