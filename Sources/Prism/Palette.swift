/// The values a brand gives to the meanings.
public struct Palette: Sendable {
  private let values: [Color: RGB]

  public init(_ values: [Color: RGB]) {
    self.values = values
  }

  public subscript(color: Color) -> RGB? { values[color] }
}
