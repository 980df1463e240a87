import FacetModel

/// Where there is no screen, the page is read line by line instead of looked at.
extension PageScreen {
  /// `false` where there is a screen to move on.
  mutating func reads(_ step: PageReading.Step) -> Bool {
    guard reading != nil else { return false }
    reading?.take(step, on: page)
    return true
  }

  /// The number of the facet that the next key is about.
  var focusedNumber: Int? { reading.map(\.facet) ?? focus?.facet }

  /// What Enter does. Where a page is read, the words in a card do what the card does; on a screen nobody comes to them.
  var focusedAction: Action? {
    guard let facet = focusedFacet else { return nil }
    guard reading != nil else { return facet.events.click }
    var part = facet
    while part.events.click == nil, let whole = part.parent, page.views.traits(of: whole).arrangement == .embedded {
      part = whole
    }
    return part.events.click
  }

  /// What can be opened from here on.
  private static let mostHints = 20

  var linesToOpen: [Int] { reading?.controls(atMost: Self.mostHints, on: page) ?? [] }
}
