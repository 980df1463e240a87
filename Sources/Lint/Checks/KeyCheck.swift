import FacetModel
import JSON
import ViewTree

/// Finds keys that nearly match a known key: `txet`, `Title`, `text_Attributes`. Other unknown keys are accepted,
/// because a backend may send more than a client reads.
package struct KeyCheck {
  /// The kind of an object, which determines the keys that are read in it.
  package enum Place: Int, CaseIterable {
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
    package func place(under key: String) -> Place? {
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

  private enum Verdict {
    case known(Place?)
    case unlike
    case nearly(String)
  }

  private let interner: Interner
  /// The verdicts on keys by kind. A verdict is made once.
  private var verdicts = Array(repeating: SymbolTable<Verdict>(), count: Place.allCases.count)

  init(_ interner: Interner) {
    self.interner = interner
  }

  /// The elements of a list that are checked: all elements of a list are written by the same code.
  private static let mostElements = 64

  /// Checks the keys of an object, of each object in a list or in a string, and of the objects inside them.
  mutating func check(_ value: Value, _ place: Place, _ list: inout DiagnosticList) {
    switch value.kind {
    case .array:
      for element in value.elements.first(Self.mostElements, as: \.self) where element.kind == .object {
        check(object: element, place, &list)
      }
    case .object: check(object: value, place, &list)
    case .string where place == .data:
      if let data = (try? value.embedded())?.root, data.kind == .object { check(object: data, place, &list) }
    default: break
    }
  }

  private mutating func check(object: Value, _ place: Place, _ list: inout DiagnosticList) {
    var isThere: [String: Bool] = [:]
    for (symbol, value) in object.members {
      switch verdict(on: symbol, of: object, in: place) {
      case .known(let inner?): check(value, inner, &list)
      case .known(nil), .unlike: break
      case .nearly(let right):
        let name = object.document.interner.string(symbol)
        if value.isNull { continue }
        // Next to the right key a similar key has a meaning of its own, unless it has the same letters.
        if isThere.value(for: right, or: { Self.has(right, object, in: place) }),
          !KnownKeys.haveSameLetters(name, right)
        {
          continue
        }
        list.add(
          .misspelledKey, at: value.document.outermostOffset(of: value.range.lowerBound),
          "the key \(quoted(name)) is not read; did you mean '\(right)'?",
          correction: .key(right))
      }
    }
  }

  /// Whether an object has a key in a spelling that is read.
  static func has(_ key: String, _ object: Value, in place: Place) -> Bool {
    object.members.contains { member in
      let name = object.document.interner.string(member.key)
      return name == key || place.hasTwoSpellings && (camelCase(name) == key || name == camelCase(key))
    }
  }

  private mutating func verdict(on symbol: Symbol, of object: Value, in place: Place) -> Verdict {
    let names = object.document.interner
    // A document inside a string may number its keys differently.
    guard names === interner else { return Self.verdict(on: names.string(symbol), in: place) }
    if let known = verdicts[place.rawValue][symbol] { return known }
    let verdict = Self.verdict(on: interner.string(symbol), in: place)
    verdicts[place.rawValue][symbol] = verdict
    return verdict
  }

  private static func verdict(on key: String, in place: Place) -> Verdict {
    if key.hasPrefix("__") { return .known(nil) }
    for known in place.keys where place.spellings(of: known).contains(key) {
      return .known(place.place(under: known))
    }
    if place == .gridSpecs, place.keys.contains(where: { $0.lowercased() == key }) { return .known(.gridSpec) }
    guard let right = KnownKeys(place.keys).nearest(to: key) else { return .unlike }
    return .nearly(key.contains("_") || !place.hasTwoSpellings ? right : camelCase(right))
  }

  static func camelCase(_ key: String) -> String {
    let words = key.split(separator: "_")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}

extension [String: Bool] {
  /// Returns the answer about a key and asks only once, because an object may have any number of misspelled keys.
  package mutating func value(for key: String, or ask: () -> Bool) -> Bool {
    if let known = self[key] { return known }
    let answer = ask()
    self[key] = answer
    return answer
  }
}
