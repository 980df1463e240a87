extension FeedGenerator {
  /// The parts in which facets differ.
  struct Facet {
    var text: JSONLiteral?
    var images: JSONLiteral?
    var click: JSONLiteral?
    var style: JSONLiteral?
    var custom: JSONLiteral = [:]
    var logging: JSONLiteral = [:]
    var children: [JSONLiteral] = []
  }

  /// Returns a whole facet. In this dialect an absent part has no key.
  mutating func facet(
    _ component: String, category: String, idPrefix: String? = nil, _ parts: Facet
  ) -> JSONLiteral {
    let id = "\(idPrefix ?? component):\(nextSerial()):\(short())"
    var members: [(String, JSONLiteral)] = [
      ("id", .string(id)), ("component", ["id": .string(component), "category": .string(category)]),
    ]
    if let text = parts.text { members.append(("text", text)) }
    if let images = parts.images { members.append(("images", images)) }
    if let click = parts.click { members.append(("events", ["click": click])) }
    if let style = parts.style { members.append(("style", style)) }
    members += [
      ("custom", parts.custom), ("logging", parts.logging), ("children", .array(parts.children)),
      ("children_map", [:]), ("children_joint", [:]),
    ]
    return .object(members)
  }

  func navigate(to uri: String) -> JSONLiteral {
    ["name": "navigate", "data": ["domain": "https://www.example.com/", "uri": .string(uri)]]
  }

  func attributes(_ style: String) -> JSONLiteral {
    ["text_style": "DLS_TEXT_STYLE_\(style)", "text_color": "DLS_COLOR_TEXT_UNSPECIFIED"]
  }

  func local(_ name: String) -> JSONLiteral {
    ["uri": "", "placeholder": "", "local": .string(name), "style": "STYLE_UNSPECIFIED"]
  }

  mutating func remote(_ placeholder: String = "") -> JSONLiteral {
    let options = "fit=cover,width=600,height=400,format=auto"
    return [
      "uri": "https://img.example.com/\(options)/media/photos/\(uuid())-retina-large.jpeg",
      "placeholder": .string(placeholder), "local": "", "style": "STYLE_ROUNDED",
    ]
  }
}
