/// The properties of a view that are known before it is made.
public struct ViewTraits: Hashable, Sendable {
  public var arrangement: Arrangement
  /// Whether a line separates the view from the next one of its kind.
  public var isRow: Bool
  /// Whether views of its kind share the width of a wide page.
  public var sharesWidth: Bool
  /// Whether the view is itself a line between two others.
  public var isSeparator: Bool
  /// Whether the user can operate the view even if its facet has no action, as with filters and steppers.
  public var isControl: Bool
  /// Whether the view places the facets inside it. Other views get no children.
  public var placesChildren: Bool

  public init(
    arrangement: Arrangement = .embedded, isRow: Bool = false, sharesWidth: Bool = false, isSeparator: Bool = false,
    isControl: Bool = false, placesChildren: Bool = true
  ) {
    self.arrangement = arrangement
    self.isRow = isRow
    self.sharesWidth = sharesWidth
    self.isSeparator = isSeparator
    self.isControl = isControl
    self.placesChildren = placesChildren
  }
}

/// The way in which the children of a facet are placed.
public enum Arrangement: Hashable, Sendable {
  /// Below each other; each child is a node of the page.
  case stack
  /// Side by side on one line that can be moved.
  case carousel
  /// In as many columns as fit into the width.
  case grid
  /// Placed by the facet's own view.
  case embedded
}
