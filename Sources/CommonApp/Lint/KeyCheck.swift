import FacetModel
import JSON

/// Keys that are nearly one that is read: `txet`, `Title`, `text_Attributes`. Keys that are like none are left alone: a
/// backend may send more than a client reads.
struct KeyCheck {
  /// What an object is, which says which keys are read in it.
  enum Place: CaseIterable {
    case feed, page, section, facet, component, text, attributes, images, image, events, action, style, border, layout

    /// In snake_case; camelCase is the same key. Those that clients pass over are keys as well.
    fileprivate var keys: [String] {
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
      case .style: ["background_color", "size_class", "dls_type", "spacing", "padding", "border", "is_not_sticky"]
      case .border: ["color", "width", "style"]
      case .layout: ["omit_footer", "ignore_safe_spaces", "grid_specs", "dls_padding"]
      }
    }

    /// What stands under a key.
    fileprivate func place(under key: String) -> Place? {
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
      case (.style, "border"): .border
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
  /// Each key of each place is judged once.
  private var verdicts: [Place: [Symbol: Verdict]] = [:]

  init(_ interner: Interner) {
    self.interner = interner
  }

  /// The keys of an object and of the objects in it that have keys of their own.
  mutating func check(_ object: Value, _ place: Place, _ list: inout DiagnosticList) {
    guard object.kind == .object else { return }
    var isThere: [String: Bool] = [:]
    for (symbol, value) in object.members {
      switch verdict(on: symbol, in: place) {
      case .known(let inner?): check(value, inner, &list)
      case .known(nil), .unlike: break
      case .nearly(let right):
        if value.isNull || isThere.value(for: right, or: { Self.has(right, object) }) { continue }
        list.add(
          .misspelledKey, at: value.document.outermostOffset(of: value.range.lowerBound),
          "the key '\(String(interner.string(symbol).unicodeScalars.prefix(60).map(Character.init)))' is not read; did you mean '\(right)'?"
        )
      }
    }
  }

  /// A misspelled key beside the right one is something else.
  private static func has(_ key: String, _ object: Value) -> Bool {
    object.members.contains { member in
      let name = object.document.interner.string(member.key)
      return name == key || camelCase(name) == key || name == camelCase(key)
    }
  }

  private mutating func verdict(on symbol: Symbol, in place: Place) -> Verdict {
    if let known = verdicts[place]?[symbol] { return known }
    let verdict = Self.verdict(on: interner.string(symbol), in: place)
    verdicts[place, default: [:]][symbol] = verdict
    return verdict
  }

  private static func verdict(on key: String, in place: Place) -> Verdict {
    if key.hasPrefix("__") { return .known(nil) }
    for known in place.keys where key == known || key == camelCase(known) { return .known(place.place(under: known)) }
    guard let right = KnownKeys(place.keys).nearest(to: key) else { return .unlike }
    return .nearly(key.contains("_") || right == camelCase(right) ? right : camelCase(right))
  }

  private static func camelCase(_ key: String) -> String {
    let words = key.split(separator: "_")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}

extension [String: Bool] {
  /// The answer to a question about a key, which is asked once: an object may have any number of misspelled keys.
  mutating func value(for key: String, or ask: () -> Bool) -> Bool {
    if let known = self[key] { return known }
    let answer = ask()
    self[key] = answer
    return answer
  }
}
