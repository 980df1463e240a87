extension ReadField {
  /// What a component does with it, for whoever composes a feed.
  public var explanation: String {
    switch self {
    case .text(let text): text.explanation
    case .image(let image): image.explanation
    case .textCustom(let key): Self.texts[key] ?? "more words"
    case .imageCustom: "one more picture, or the name of an icon"
    case .custom(let key): Self.customs[key] ?? "extras of this component"
    case .style(let style): style.explanation
    case .click: "what happens when it is chosen"
    case .children: "the facets inside it"
    case .parentText: "the texts around it, which it does not repeat"
    case .parentCustom(let key): Self.customs[key] ?? "extras of what contains it"
    }
  }

  private static let texts = [
    "eta_display_string": "how far and how long: '1.0 mi • 32 min'",
    "delivery_fee_string": "what bringing it costs",
    "modality_display_string": "how it comes, unless a text says it already",
    "sponsored_description": "that somebody paid for the place",
    "cc_eta_string": "how long with a certain card",
    "button": "the words of its button",
  ]

  private static let customs = [
    "rating": "stars: {average_rating, display_num_ratings}",
    "badges": "tags: [{text, dls_tag_style, dls_tag_type, background_color, leading_icon, is_dashpass}]",
    "savelists": "the lists it is saved in; any makes it a saved one",
    "is_currently_available": "whether it can be ordered now",
    "window_shopping": "dishes in the window: {cards: [{name, price}], cover}",
    "auto_scroll_interval": "seconds after which it moves on by itself; 0 for never",
    "allowed_values": "what can be chosen: [{query_value, display_name}]",
    "default_values": "what is chosen when it is first switched on",
    "filter_id": "which filter it is",
    "range_direction": "whether a value means it and above, or it and below",
    "radio_group_id": "filters of one group exclude each other",
    "is_selected": "whether it is chosen",
    "price": "what it costs: {display_string, unit_amount, currency}",
    "default_quantity": "how many to begin with",
    "background_color": "a token, or a colour in hexadecimal",
    "primary_button_style": "the colours of its button",
    "item_data":
      "the goods: {item_name, price, store_name, display_unit, price_per_weight, estimate_pricing_description}",
    "image": "the picture of the goods: {remote: {uri}}",
    "price_name_info":
      "name, unit, prices, ratings and stock labels, in variants: {default|nv|metadata_entries {base, metadata_entries}}",
    "quantity_stepper": "how many to begin with, if it is known, and at most: {default_quantity, max_quantity}",
    "max_quantity": "how many at most",
    "item_id": "what is ordered, as an order names it",
    "supports_multi_select": "whether several may be chosen at once",
    "regular_price": "what it costs otherwise: {display_string, unit_amount, currency}",
    "has_required_options": "whether something has to be chosen first",
    "name": "what is ordered, where no card around it says so",
    "item_rating_text": "how people liked the dish: '96% (640)'",
    "friendly_name": "another name, by which the client may have an icon",
    "cuisine_filter_id": "its value in the filter of its carousel",
    "result_type": "what was found: store, item, cuisine",
    "title_color": "the colour of the title", "description_color": "the colour of the description",
    "is_spotlight": "whether a mark sets it apart",
    "is_compact": "whether it is written small",
    "underline_title": "whether its title has a line below it",
    "extra_styles":
      "looks of its parts: {button|title|description {alignment, background_color, color, is_underlined}}",
  ]
}

extension ReadField.Text {
  fileprivate var explanation: String {
    switch self {
    case .title: "what it is called"
    case .subtitle: "the line below the title"
    case .accessory: "a short word beside it: a status, a code, a link"
    case .description: "what there is to know about it"
    case .annotation: "a note to it"
    }
  }
}

extension ReadField.Image {
  fileprivate var explanation: String {
    switch self {
    case .main: "its picture; shape by style, words by placeholder"
    case .icon: "an icon by its local name, or a small picture"
    case .background: "the picture behind it; the placeholder is its alt text"
    case .accessory: "a mark beside the title: 'dashpass-badge'"
    }
  }
}

extension ReadField.Style {
  fileprivate var explanation: String {
    switch self {
    case .sizeClass: "how large it is: SIZE_CLASS_SMALL, _MEDIUM, _LARGE"
    case .dlsType: "how loud it is: DLS_TYPE_BUTTON_PRIMARY, _SECONDARY, _TERTIARY"
    }
  }
}
