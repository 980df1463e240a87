import FacetModel

/// The linear mode, in which a page is read line by line.
extension PageSession {
  /// Takes a step in the linear mode; returns `false` if the page is on a screen.
  package mutating func reads(_ step: PageReading.Step) -> Bool {
    guard reading != nil else { return false }
    reading?.take(step, on: page)
    return true
  }

  /// The number of the facet that the next key applies to.
  package var focusedNumber: Int? { reading.map(\.facet) ?? focus?.facet }

  /// The action of Enter.
  package var focusedAction: Action? { focusedPicture?.action ?? actingFacet.flatMap { page.clicks(of: $0).action } }

  /// The picture that has the focus inside a facet.
  package var focusedPicture: ImageAction? {
    guard reading == nil, let focus, let slot = focus.slot, let facet = focusedFacet else { return nil }
    return page.clicks(of: facet).pictures.first { $0.slot == slot }
  }

  /// The facet whose action Enter follows. In the linear mode, the words in a card have the card's action; on a screen
  /// they cannot have the focus.
  package var actingFacet: Facet? {
    guard var part = focusedFacet else { return nil }
    if focusedPicture != nil { return part }
    while reading != nil, page.clicks(of: part).action == nil, let whole = part.parent,
      page.views.traits(of: whole).arrangement == .embedded
    { part = whole }
    return page.clicks(of: part).action == nil ? nil : part
  }

  /// The number of lines that get a hint.
  private static let mostHints = 20

  /// The lines from the current one on that can be opened.
  var linesToOpen: [Int] { reading?.controls(atMost: Self.mostHints, on: page) ?? [] }
}
