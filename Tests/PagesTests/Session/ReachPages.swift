import TestSupport

/// Random pages of rows, grids, lists and carousels, some nested; few or many of their facets have a click.
struct ReachPages {
  var random: SeededGenerator
  private var serial = 0
  /// The number of facets out of eight that can be opened.
  private var clickable = 0

  private static let words = ["Fern", "Copper kettle", "Lantern", "Harbor light", "A", "Wide open windows"]

  init(random: SeededGenerator) {
    self.random = random
    clickable = [0, 0, 1, 4, 8].randomElement(using: &self.random) ?? 0
  }

  mutating func page() -> String {
    let sections = (0...number(below: 2)).map { section in
      let header = number(below: 2) == 0 ? [leaf("header.section")] : []
      let body = (0...number(below: 3)).map { _ in facet(depth: 2) }
      return #"{"id":"s\#(section)","header":[\#(list(header))],"body":[\#(list(body))]}"#
    }
    return #"{"body":[\#(list(sections))]}"#
  }

  private mutating func facet(depth: Int) -> String {
    switch depth > 0 ? number(below: 9) : 0 {
    case 0, 1: leaf(["row.text", "card.tile", "row.item"].randomElement(using: &random) ?? "")
    case 2: holding("grid.standard", depth)
    case 3: holding("list.standard", depth)
    case 4: holding("card.tile", depth)
    default: holding("carousel.standard", depth)
    }
  }

  private mutating func holding(_ component: String, _ depth: Int) -> String {
    let children = (0..<1 + number(below: 5)).map { _ in facet(depth: depth - 1) }
    return self.facet(component, title: number(below: 3) > 0, children)
  }

  private mutating func leaf(_ component: String) -> String {
    facet(component, title: true, [])
  }

  private mutating func facet(_ component: String, title: Bool, _ children: [String]) -> String {
    serial += 1
    let category = component.prefix { $0 != "." }
    let words = (0...number(below: 12)).map { _ in Self.words.randomElement(using: &random) ?? "" }
    let text = title ? #""title":"\#(words[0]) \#(serial)","description":"\#(words.joined(separator: " "))""# : ""
    let click =
      number(below: 8) < clickable ? #","events":{"click":{"name":"navigate","data":{"uri":"store/\#(serial)"}}}"# : ""
    return #"""
      {"id":"f\#(serial)","component":{"id":"\#(component)","category":"\#(category)"},"text":{\#(text)}\#(click),\#
      "children":[\#(list(children))]}
      """#
  }

  private func list(_ parts: [String]) -> String { parts.joined(separator: ",") }

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}
