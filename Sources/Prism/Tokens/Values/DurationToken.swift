/// A time span.
public struct DurationToken: Hashable, Sendable {
  public enum Unit: String, CaseIterable, Sendable {
    case milliseconds = "ms"
    case seconds = "s"
  }

  public let value: Double
  public let unit: Unit

  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  public var milliseconds: Double { unit == .seconds ? value * 1000 : value }
}
