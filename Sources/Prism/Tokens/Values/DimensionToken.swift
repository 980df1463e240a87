/// A distance. Its number is any finite number, as the file gives it.
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

  /// The distance in pixels. The format lets tools without a default font size assume 16 pixels.
  public var pixels: Double { unit == .rem ? value * 16 : value }
}
