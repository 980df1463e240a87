import FacetModel

/// Where there is no screen, the page is read line by line instead of looked at.
extension PageSession {
  /// `false` where there is a screen to move on.
  package mutating func reads(_ step: PageReading.Step) -> Bool {
    guard reading != nil else { return false }
    reading?.take(step, on: page)
    return true
  }

  /// The number of the facet that the next key is about.
  package var focusedNumber: Int? { reading.map(\.facet) ?? focus?.facet }

  /// What Enter does.
  package var focusedAction: Action? { focusedPicture?.action ?? actingFacet.flatMap { page.clicks(of: $0).action } }

  /// The picture that has the focus by itself.
  package var focusedPicture: ImageAction? {
    guard reading == nil, let focus, let slot = focus.slot, let facet = focusedFacet else { return nil }
    return page.clicks(of: facet).pictures.first { $0.slot == slot }
  }

  /// Whose action that is. Where a page is read, the words in a card do what the card does; on a screen nobody comes to
  /// them.
  package var actingFacet: Facet? {
    guard var part = focusedFacet else { return nil }
    if focusedPicture != nil { return part }
    while reading != nil, page.clicks(of: part).action == nil, let whole = part.parent,
      page.views.traits(of: whole).arrangement == .embedded
    { part = whole }
    return page.clicks(of: part).action == nil ? nil : part
  }

  /// What can be opened from here on.
  private static let mostHints = 20

  var linesToOpen: [Int] { reading?.controls(atMost: Self.mostHints, on: page) ?? [] }
}
