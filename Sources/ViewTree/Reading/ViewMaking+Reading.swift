import FacetModel

extension ViewMaking {
  /// Returns what is read of a facet; `nil` for a facet that is no line. A control is a line even without words, because
  /// the keys have to reach it.
  package func spoken(_ facet: Facet) -> Speech? {
    let speech = view(for: facet).speech
    guard speech.isSilent, !traits(of: facet).isControl else { return speech }
    return facet.events.click != nil && speech.role.isOperable ? speech : nil
  }
}

extension Speech.Role {
  /// Whether people use things of this kind. Lines and frames lead nowhere, even if a backend gives them a click.
  fileprivate var isOperable: Bool {
    switch self {
    case .heading, .text, .image, .banner, .button, .toggle, .filter, .stepper, .card, .row, .search: true
    case .list, .carousel, .grid, .separator, .group: false
    }
  }
}
