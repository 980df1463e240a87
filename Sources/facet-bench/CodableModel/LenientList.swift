/// An array of which every element that does not fit is left out.
struct LenientList<Element: Decodable>: Decodable {
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  let elements: [Element]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    elements.reserveCapacity(container.count ?? 0)
    while !container.isAtEnd {
      if let element = try? container.decode(Element.self) {
        elements.append(element)
      } else {
        // A failed attempt does not move on by itself.
        _ = try container.decode(Anything.self)
      }
    }
    self.elements = elements
  }
}
