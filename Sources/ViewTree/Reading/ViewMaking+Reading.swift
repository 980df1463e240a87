import FacetModel

extension ViewMaking {
  /// Returns what is read of a facet; `nil` for a facet that is no line. A control is a line even without words, because
  /// the keys have to reach it.
  package func spoken(_ facet: Facet) -> Speech? {
    let speech = view(for: facet).speech
    return speech.isSilent && facet.events.click == nil && !traits(of: facet).isControl ? nil : speech
  }
}
