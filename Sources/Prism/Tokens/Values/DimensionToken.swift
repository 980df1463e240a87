/// A distance. Its number may be any finite one: files decide.
public struct DimensionToken: Hashable, Sendable {
  public enum Unit: String, CaseIterable, Sendable {
    case px, rem
  }

  public let value: Double
  public let unit: Unit

  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The format lets tools that have no default font size assume 16 pixels.
  public var pixels: Double { unit == .rem ? value * 16 : value }
}
