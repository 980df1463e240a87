import Drawing

/// A mark of a carousel that shows other cards when it is clicked.
public struct CarouselStep: Equatable, Sendable {
  public let rect: Rect
  /// The carousel's number in its tree.
  public let facet: Int
  /// The number of the card that comes first after the click.
  public let card: Int

  func moved(to rect: Rect) -> CarouselStep {
    CarouselStep(rect: rect, facet: facet, card: card)
  }
}
