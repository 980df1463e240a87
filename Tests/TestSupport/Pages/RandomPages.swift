/// Random pages and random changes of them.
public struct RandomPages {
  var random: SeededGenerator
  private var serial = 0

  /// Ids that are easily confused, used again and again.
  private static let ids: [String?] = ["a", "a", "b", "c", "~", "/", "#", "a#2", "~1", nil]
  private static let parts = [
    "component", "text.title", "text.subtitle", "text.custom.eta", "images.icon", "images.custom.left", "events.click",
    "custom.rating", "custom.badges", "layout", "style.background_color", "logging",
  ]

  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns an old page and a new one, which may have little or nothing in common.
  public mutating func pair() -> (old: PageNode, new: PageNode) {
    let old = page()
    guard number(below: 8) > 0 else { return (old, page()) }
    let new = old.copy()
    for _ in 0..<number(below: 8) {
      change(new)
    }
    return (old, new)
  }

  public mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func page() -> PageNode {
    let page = PageNode(.page)
    page["header"] = facets(depth: 1, most: 2)
    page["footer"] = facets(depth: 0, most: 1)
    page["sections"] = (0..<number(below: 4)).map { _ in section() }
    return page
  }

  mutating func section() -> PageNode {
    let section = PageNode(.section, id: id())
    section["header"] = facets(depth: 1, most: 1)
    section["body"] = facets(depth: 3, most: 4)
    if number(below: 4) == 0 { section.content["style.background_color"] = word(in: "style") }
    return section
  }

  private mutating func facets(depth: Int, most: Int) -> [PageNode] {
    (0..<number(below: most + 1)).map { _ in facet(depth: depth) }
  }

  mutating func facet(depth: Int) -> PageNode {
    let facet = PageNode(.facet, id: id(), content: ["component": word(in: "component")])
    for _ in 0..<number(below: 4) {
      say(something: facet)
    }
    facet["children"] = depth > 0 && number(below: 2) == 0 ? facets(depth: depth - 1, most: 4) : []
    return facet
  }

  private mutating func id() -> String? {
    guard number(below: 3) == 0 else {
      serial += 1
      return "u\(serial)"
    }
    return Self.ids[number(below: Self.ids.count)]
  }

  mutating func say(something facet: PageNode) {
    let part = Self.parts[number(below: Self.parts.count)]
    facet.content[part] = word(in: part)
  }

  private mutating func word(in part: String) -> String {
    let word = "\"w\(number(below: 4))\""
    return switch part {
    case "component": "{\"id\":\(word),\"category\":\"any\"}"
    case "images.icon", "images.custom.left": "{\"local\":\(word)}"
    case "events.click": "{\"name\":\"navigate\",\"data\":{\"uri\":\(word)}}"
    case "layout": "{\"omit_footer\":\(word == "\"w0\"")}"
    case "logging": "{\"request_id\":\(word)}"
    case "custom.rating": "\(number(below: 5))"
    default: word
    }
  }
}
