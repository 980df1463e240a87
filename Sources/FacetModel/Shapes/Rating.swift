import JSON

/// A rating in stars, as a facet's `custom` contains it.
public struct Rating: Hashable, Sendable {
  public let average: Double
  /// The number of ratings as sent: `(2k+)`.
  public let count: String?

  public init?(_ value: Value?) {
    guard let average = value?["average_rating"]?.lenientDouble ?? value?["average"]?.lenientDouble else { return nil }
    self.average = average
    count = value?["display_num_ratings"]?.lenientString ?? value?["count_display_string"]?.lenientString
  }

  /// The average with one decimal, because a sent 4.699999809265137 means 4.7.
  public var averageText: String {
    guard average.magnitude < 1_000_000 else { return "\(average)" }
    let tenths = Int((average * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}
