import FacetModel

/// The positions of facets in a list that is read aloud. Only facets that are lines count, in one series for each
/// role. Two different filter components are in the same series.
struct SpokenSeries {
  /// The words to read of each facet, if any; `nil` for a list that is longer than `mostAsked`.
  private(set) var speeches: [Speech?]?
  /// The role of each facet; `nil` for silent facets.
  private let roles: [Speech.Role?]
  private var counts: [Speech.Role: Int] = [:]

  /// The length up to which every facet is asked for its speech. In longer lists one facet of each component is asked,
  /// because asking all would delay every key.
  private static let mostAsked = 256

  init(_ facets: [Facet], views: any ViewMaking) {
    if facets.count <= Self.mostAsked {
      let speeches = facets.map(views.spoken)
      roles = speeches.map { $0?.role }
      self.speeches = speeches
    } else {
      var known: [ComponentKey: Speech.Role] = [:]
      roles = facets.map { facet in
        let key = facet.componentKey
        if let role = known[key] { return role }
        guard let speech = views.spoken(facet) else { return nil }
        known[key] = speech.role
        return speech.role
      }
    }
    for case let role? in roles { counts[role, default: 0] += 1 }
  }

  /// The position of each facet in its series; `nil` for silent facets and for a series of one.
  var positions: [Outline.Position?] {
    var numbers: [Speech.Role: Int] = [:]
    return roles.map { role in
      guard let role, let count = counts[role], count > 1 else { return nil }
      numbers[role, default: 0] += 1
      return Outline.Position(number: numbers[role] ?? 1, count: count)
    }
  }
}
