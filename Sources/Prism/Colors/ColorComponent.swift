/// A component of a colour space: its name and its bounds.
struct ColorComponent: Sendable {
  let name: String
  /// The bounds in words, for error messages.
  let bounds: String
  private let lowest: Double
  private let highest: Double
  private let includesHighest: Bool

  private init(
    _ name: String, _ lowest: Double, _ highest: Double, includesHighest: Bool = true, bounds: String
  ) {
    self.name = name
    self.bounds = bounds
    self.lowest = lowest
    self.highest = highest
    self.includesHighest = includesHighest
  }

  func contains(_ number: Double) -> Bool {
    number >= lowest && (includesHighest ? number <= highest : number < highest)
  }

  static func unit(_ name: String) -> ColorComponent {
    ColorComponent(name, 0, 1, bounds: "goes from 0 to 1")
  }

  static func percentage(_ name: String) -> ColorComponent {
    ColorComponent(name, 0, 100, bounds: "goes from 0 to 100")
  }

  static func unbounded(_ name: String) -> ColorComponent {
    ColorComponent(name, -.infinity, .infinity, bounds: "can be any number")
  }

  static let chroma = ColorComponent("chroma", 0, .infinity, bounds: "is 0 or more")
  static let hue = ColorComponent("hue", 0, 360, includesHighest: false, bounds: "goes from 0 to below 360")
}
