import JSON

/// An amount of money: people see the display string; the units are for sums.
public struct Price: Hashable, Sendable {
  public let displayString: String?
  public let unitAmount: Int?
  public let currency: String?
  public let decimalPlaces: Int?

  public init?(_ value: Value?) {
    guard let value, value.kind == .object else { return nil }
    displayString = value["display_string"]?.lenientString
    unitAmount = value["unit_amount"]?.lenientInt
    currency = value["currency"]?.lenientString
    decimalPlaces = value["decimal_places"]?.lenientInt
    if displayString == nil, unitAmount == nil { return nil }
  }
}
