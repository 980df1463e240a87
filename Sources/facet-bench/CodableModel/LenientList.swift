/// An array that leaves out elements of another type.
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
        // A failed attempt does not advance to the next element.
        _ = try container.decode(Anything.self)
      }
    }
    self.elements = elements
  }
}
