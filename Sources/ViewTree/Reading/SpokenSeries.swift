import FacetModel

/// The facets of a list as a listener counts them: those that say something, in one series for each role. A filter is a
/// filter, whichever component it is.
struct SpokenSeries {
  /// What each facet says, as far as all have been asked.
  private(set) var speeches: [Speech]?
  /// In which role each facet is met; `nil` for those that say nothing.
  private let roles: [Speech.Role?]
  private var counts: [Speech.Role: Int] = [:]

  /// In longer lists one facet of a component stands for all of them: to ask each would take too long at every key.
  private static let mostAsked = 256

  init(_ facets: [Facet], views: any ViewMaking) {
    if facets.count <= Self.mostAsked {
      let speeches = facets.map { views.view(for: $0).speech }
      roles = speeches.map { $0.isSilent ? nil : $0.role }
      self.speeches = speeches
    } else {
      var known: [ComponentKey: Speech.Role] = [:]
      roles = facets.map { facet in
        let key = facet.componentKey
        if let role = known[key] { return role }
        let speech = views.view(for: facet).speech
        guard !speech.isSilent else { return nil }
        known[key] = speech.role
        return speech.role
      }
    }
    for case let role? in roles { counts[role, default: 0] += 1 }
  }

  /// The places of all facets in their series; `nil` for those that say nothing and for a series of one.
  var positions: [Outline.Position?] {
    var numbers: [Speech.Role: Int] = [:]
    return roles.map { role in
      guard let role, let count = counts[role], count > 1 else { return nil }
      numbers[role, default: 0] += 1
      return Outline.Position(number: numbers[role] ?? 1, count: count)
    }
  }
}
