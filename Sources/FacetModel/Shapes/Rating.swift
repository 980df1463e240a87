import JSON

/// A rating in stars, as a facet's `custom` contains it.
public struct Rating: Hashable, Sendable {
  /// `nil` without ratings.
  public let average: Double?
  /// The number of ratings as sent, `(2k+)`, or words that say why there is none: `Newly added`.
  public let count: String?

  public init?(_ value: Value?) {
    let average = value?["average_rating"]?.lenientDouble ?? value?["average"]?.lenientDouble
    let count = value?["display_num_ratings"]?.lenientString ?? value?["count_display_string"]?.lenientString
    self.average = average == 0 && Self.saysWhy(count) ? nil : average
    self.count = count
    let hasWords = count?.unicodeScalars.contains { !$0.properties.isWhitespace } ?? false
    if self.average == nil, !hasWords { return nil }
  }

  /// Whether words without a number stand in the place of the number of ratings.
  private static func saysWhy(_ count: String?) -> Bool {
    count.map { !$0.unicodeScalars.contains { $0.properties.numericType != nil } } ?? false
  }

  /// The average with one decimal, because a sent 4.699999809265137 means 4.7; empty without an average.
  public var averageText: String {
    guard let average else { return "" }
    guard average.magnitude < 1_000_000 else { return "\(average)" }
    let tenths = Int((average * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}
