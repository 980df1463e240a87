import Components
import TestSupport

/// Random facets that no real backend would send: any component, any field, wrong types, very long and hostile words.
struct RandomFacets {
  var random: SeededGenerator

  private static let ids = ComponentLibrary.descriptors.map(\.id)
  private static let words = [
    "Golden Spoon", "", " • Thai", "麺港 Noodle 🍜 Harbor", "\u{202E}evil\u{2066}", "tab\there\nline",
    "e\u{301}\u{301}\u{301}",
    "👩‍👩‍👧‍👦🏴‍☠️", "\u{1B}[31mred\u{07}", "Supercalifragilisticexpialidocious-without-any-place-to-break-it",
    "$12.50", "x", "•", "שלום עולם", "ﷺ", "a\u{200D}b", "\u{E0041}tag", "0.9 mi • 19 min • $0.99 delivery fee",
  ]

  mutating func feed() -> String {
    "[" + (0..<Int.random(in: 1...4, using: &random)).map { _ in facet(depth: 0) }.joined(separator: ",") + "]"
  }

  private mutating func facet(depth: Int) -> String {
    let id = Self.ids.randomElement(using: &random) ?? ""
    let children = depth > 2 ? 0 : Int.random(in: 0...4, using: &random)
    let inside = (0..<children).map { _ in facet(depth: depth + 1) }.joined(separator: ",")
    let image =
      "{\"uri\":\(word()),\"local\":\(oneOf(["arrow-right", "dashpass-badge", "nothing"])),\"placeholder\":\(word()),\"style\":\(oneOf(["STYLE_CIRCLE", "STYLE_ROUNDED", "SQUARE"]))}"
    let images = ["main", "icon", "background", "accessory"].map { "\"\($0)\":\(flip() ? image : word())" }
    let texts = ["title", "subtitle", "accessory", "description", "annotation"].map { "\"\($0)\":\(word())" }
    let custom = [
      "\"rating\":\(oneOf([#"{"average_rating":4.66,"display_num_ratings":"(2k+)"}"#, "7", "null", "[]"], raw: true))",
      "\"badges\":[{\"text\":\(word()),\"dls_tag_type\":\"emphasis\",\"background_color\":\"00838A\"},{\"text\":\(word())},3]",
      "\"is_currently_available\":\(flip())", "\"is_selected\":\(flip())",
      "\"window_shopping\":{\"cards\":[{\"name\":\(word()),\"price\":{\"display_string\":\(word())}}]}",
      "\"allowed_values\":[{\"display_name\":\(word()),\"query_value\":\"1\"}]", "\"default_values\":[\"1\"]",
      "\"background_color\":\(oneOf(["#E7FBEF", "nonsense", "COLOR_BACKGROUND_SECONDARY"]))",
      "\"item_data\":{\"item_name\":\(word()),\"price\":{\"display_string\":\(word())},\"store_name\":\(word())}",
      "\"price\":{\"display_string\":\(word())}", "\"name\":\(word())",
    ].filter { _ in flip() }
    let style =
      flip()
      ? "{}"
      : #"{"background_color":"FFF4E5","border":{"width":1,"style":"dashed"},"padding":{"left":24,"top":"SPACING_MEDIUM"},"size_class":"large","dls_type":"primary"}"#
    return """
      {"id":"\(Int.random(in: 0...9, using: &random))","component":{"id":"\(id)","category":"card"},\
      "text":{\(texts.joined(separator: ",")),"custom":{"eta_display_string":\(word()),"button":\(word())}},\
      "images":{\(images.joined(separator: ","))},"custom":{\(custom.joined(separator: ","))},"style":\(style),\
      "children":[\(inside)]}
      """
  }

  private mutating func flip() -> Bool { Bool.random(using: &random) }

  private mutating func oneOf(_ choices: [String], raw: Bool = false) -> String {
    let choice = choices.randomElement(using: &random) ?? ""
    return raw ? choice : "\"\(choice)\""
  }

  private mutating func word() -> String {
    let word = Self.words.randomElement(using: &random) ?? ""
    let escaped = word.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
        ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16) : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }
}
