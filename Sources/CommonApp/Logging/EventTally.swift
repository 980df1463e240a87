import Pages
import Text

/// The number of impressions and clicks.
struct EventTally: Equatable {
  var impressions = 0
  var clicks = 0

  mutating func count(_ kind: LoggedEvent.Kind) {
    switch kind {
    case .impression: impressions += 1
    case .click: clicks += 1
    }
  }

  /// Clicks for each impression; `nil` without impressions.
  var clickThrough: Double? { impressions == 0 ? nil : Double(clicks) / Double(impressions) }

  /// The rate in words: `12.5 %`.
  var words: SafeText {
    guard impressions > 0 else { return "–" }
    let tenths = Int((Double(clicks) * 1000 / Double(impressions)).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
