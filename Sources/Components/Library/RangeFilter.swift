import FacetModel
import Text

/// A filter with a bound. Its title may already name the bound that it starts with: "Over 4.5".
struct RangeFilter: FilterComponent, Equatable {
  static let id = "filter.range"
  static var since: SemanticVersion { SemanticVersion(2, 0, 0) }
  static let summary = "A filter with an upper or lower bound."
  static let reads: ReadFields = FilterContent.reads + FilterContent.valueReads
  static var needs: [RequiredField] { [RequiredField(.custom("filter_id")), RequiredField(.custom("allowed_values"))] }
  static let example = #"""
    {"id": "filter.range:eta", "component": {"id": "filter.range", "category": "filter"},
     "text": {"title": "Under 30 min"}, "images": {"icon": {"local": "clock"}},
     "custom": {"filter_id": "eta", "default_values": ["30"], "range_direction": "under",
       "allowed_values": [{"query_value": "20", "display_name": "20 min"},
         {"query_value": "30", "display_name": "30 min"}, {"query_value": "45", "display_name": "45 min"}]}}
    """#

  let filter: FilterContent
}

extension RangeFilter {
  var label: SafeText? {
    guard let value = filter.chosen.first, let chosen = filter.chosenText else { return nil }
    let title = filter.title.short
    guard !title.isEmpty else { return chosen }
    if filter.chosen.count == 1 {
      for start in filter.defaults {
        let renamed =
          Self.title(title, naming: value.name.string, insteadOf: start.name.string)
          ?? Self.title(title, naming: value.query, insteadOf: start.query)
        if let renamed { return renamed }
      }
    }
    return title + ": " + chosen
  }

  /// Returns the title with another bound, "Over 4" for "Over 4.5", if the title contains exactly the words of the old
  /// bound.
  static func title(_ title: SafeText, naming value: String, insteadOf start: String) -> SafeText? {
    let words = title.string.split(separator: " ")
    let sought = start.split(separator: " ")
    guard !sought.isEmpty, words.count >= sought.count else { return nil }
    for index in 0...words.count - sought.count where words[index...].starts(with: sought) {
      let named = words[..<index] + [value[...]] + words[(index + sought.count)...]
      return SafeText(named.joined(separator: " "))
    }
    return nil
  }
}
