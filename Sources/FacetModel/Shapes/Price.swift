import JSON

/// An amount of money. The user sees the display string, or a text made from the units.
public struct Price: Hashable, Sendable {
  public let displayString: String?
  public let unitAmount: Int?
  public let currency: String?
  public let decimalPlaces: Int?
  /// The symbol that was sent beside the currency: `$`.
  public let symbol: String?

  /// The parts of a price without a display string.
  public enum Part: String, CaseIterable, Sendable {
    case unitAmount = "unit_amount"
    case decimalPlaces = "decimal_places"
    case currency
  }

  /// Reads an object, or a string that is shown as it is.
  public init?(_ value: Value?) {
    guard let value else { return nil }
    guard value.kind == .object else {
      guard let words = Self.words(of: value) else { return nil }
      (displayString, unitAmount, currency, decimalPlaces, symbol) = (words, nil, nil, nil, nil)
      return
    }
    displayString = value["display_string"].flatMap(Self.displayString)
    unitAmount = value["unit_amount"]?.lenientInt
    currency = value["currency"]?.lenientString
    decimalPlaces = value["decimal_places"]?.lenientInt
    symbol = value["symbol"]?.lenientString
    if displayString == nil, unitAmount == nil { return nil }
  }

  /// Returns a string as the words of a price. A number alone is ambiguous: dollars or cents.
  private static func words(of value: Value) -> String? {
    value.kind == .string ? displayString(value) : nil
  }

  /// Returns the text of a display string; `nil` if it is blank.
  private static func displayString(_ value: Value) -> String? {
    value.lenientString.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// The display string, or else the amount: `$15.25`. It is `nil` if the number of decimal places is unknown, because
  /// a wrong price is worse than none.
  public var text: String? {
    if let displayString { return displayString }
    guard let unitAmount, let places = places else { return nil }
    let amount = Self.digits(of: unitAmount, places: places)
    let sign = unitAmount < 0 ? "-" : ""
    guard let mark = symbol ?? currency.map({ Self.symbols[$0.uppercased()] ?? $0.uppercased() + " " }) else {
      return sign + amount
    }
    return sign + mark + amount
  }

  /// Returns the parts that a readable price lacks; empty if there is a display string.
  public static func missingParts(of value: Value) -> [Part] {
    guard value.kind == .object, value["display_string"].flatMap(displayString) == nil else { return [] }
    let price = Price(value)
    return Part.allCases.filter { part in
      switch part {
      case .unitAmount: price?.unitAmount == nil
      case .decimalPlaces: value["decimal_places"]?.lenientInt.map { (0...mostPlaces).contains($0) } != true
      case .currency: value["currency"]?.lenientString == nil && value["symbol"]?.lenientString == nil
      }
    }
  }

  /// The number of decimal places: as sent, or that of the currency (ISO 4217).
  private var places: Int? {
    if let decimalPlaces { return (0...Self.mostPlaces).contains(decimalPlaces) ? decimalPlaces : nil }
    return currency.flatMap { Self.ownPlaces[$0.uppercased()] }
  }

  private static let mostPlaces = 6
  private static let ownPlaces = [
    "USD": 2, "CAD": 2, "AUD": 2, "NZD": 2, "EUR": 2, "GBP": 2, "MXN": 2, "JPY": 0, "KRW": 0,
  ]
  private static let symbols = [
    "USD": "$", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "EUR": "€", "GBP": "£", "MXN": "MX$", "JPY": "¥", "KRW": "₩",
  ]

  /// Returns an amount as decimal digits: `1525` with two places is `15.25`.
  private static func digits(of amount: Int, places: Int) -> String {
    var digits = String(amount.magnitude)
    guard places > 0 else { return digits }
    if digits.utf8.count <= places {
      digits = String(repeating: "0", count: places + 1 - digits.utf8.count) + digits
    }
    return digits.dropLast(places) + "." + digits.suffix(places)
  }
}
