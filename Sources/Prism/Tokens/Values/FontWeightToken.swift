/// The weight of a font: from 1 to 1000, where 400 is regular and 700 is bold.
public struct FontWeightToken: Hashable, Comparable, Sendable {
  public let value: Double

  /// Creates a weight; `nil` outside 1...1000.
  public init?(_ value: Double) {
    guard (1...1000).contains(value) else { return nil }
    self.value = value
  }

  /// Creates a weight from a name of the format.
  public init?(named name: String) {
    guard let value = Self.names[name] else { return nil }
    self.value = value
  }

  public static func < (left: FontWeightToken, right: FontWeightToken) -> Bool {
    left.value < right.value
  }

  private static let names: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800,
    "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]
}
