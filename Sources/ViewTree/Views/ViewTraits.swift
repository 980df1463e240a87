/// What is known of a view before it is made.
public struct ViewTraits: Hashable, Sendable {
  public var arrangement: Arrangement
  /// Rows stand apart from their like by a line.
  public var isRow: Bool
  /// Stands beside its like where a page is wide.
  public var sharesWidth: Bool
  /// Is itself a line between two things.
  public var isSeparator: Bool
  /// Does something even where its facet asks for nothing: filters, steppers.
  public var isControl: Bool
  /// Whether its view places the facets inside it; another view gets none to place.
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
