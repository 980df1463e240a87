import JSON

/// An amount of money: people see the display string, or else what the units say.
public struct Price: Hashable, Sendable {
  public let displayString: String?
  public let unitAmount: Int?
  public let currency: String?
  public let decimalPlaces: Int?
  /// As sent beside the currency: `$`.
  public let symbol: String?

  /// The parts that a price without a display string is made of.
  public enum Part: String, CaseIterable, Sendable {
    case unitAmount = "unit_amount"
    case decimalPlaces = "decimal_places"
    case currency
  }

  /// An object, or a string as people are to see it.
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

  /// A number alone may be anything: dollars or cents.
  private static func words(of value: Value) -> String? {
    value.kind == .string ? displayString(value) : nil
  }

  /// Blanks say no more than nothing.
  private static func displayString(_ value: Value) -> String? {
    value.lenientString.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// The display string; without one the amount, `$15.25`. `nil` where nothing says how many of its digits are cents:
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

  /// What is missing for a price that people can read; empty where there is a display string.
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

  /// How many digits stand behind the point: as sent, or as the currency has it (ISO 4217).
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

  /// `1525` with two places is `15.25`.
  private static func digits(of amount: Int, places: Int) -> String {
    var digits = String(amount.magnitude)
    guard places > 0 else { return digits }
    if digits.utf8.count <= places {
      digits = String(repeating: "0", count: places + 1 - digits.utf8.count) + digits
    }
    return digits.dropLast(places) + "." + digits.suffix(places)
  }
}
