import JSON

/// Stars, as a facet's `custom` carries them.
public struct Rating: Hashable, Sendable {
  public let average: Double
  /// As sent: `(2k+)`.
  public let count: String?

  public init?(_ value: Value?) {
    guard let average = value?["average_rating"]?.lenientDouble ?? value?["average"]?.lenientDouble else { return nil }
    self.average = average
    count = value?["display_num_ratings"]?.lenientString ?? value?["count_display_string"]?.lenientString
  }

  /// One decimal: 4.699999809265137 reads as it was meant, 4.7.
  public var averageText: String {
    guard average.magnitude < 1_000_000 else { return "\(average)" }
    let tenths = Int((average * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}
