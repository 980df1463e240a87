/// The content of a facet as its component sees it, which can be laid out for a width and read aloud. Equal content
/// looks equal, whichever facet it comes from.
///
/// Each view declares `Equatable` itself. If this protocol inherited from it, the runtime would build one table for
/// each kind of view at every start.
public protocol FacetView: Sendable {
  /// Returns the laid-out content, never wider than proposed.
  func layout(in proposal: Proposal) -> Block
  /// Returns the width that the view wants among other cards of a carousel.
  func idealWidth(in proposal: Proposal) -> Int
  /// Whether the view keeps its ideal width, as a chip does. Other cards share the width of a carousel evenly.
  var hasOwnWidth: Bool { get }
  var speech: Speech { get }
  /// Whether another view has the same type and the same content.
  func isEqual(to other: any FacetView) -> Bool
}

extension FacetView {
  public var hasOwnWidth: Bool { false }

  public func idealWidth(in proposal: Proposal) -> Int {
    min(proposal.width, CardWidth.standard)
  }
}

extension FacetView where Self: Equatable {
  public func isEqual(to other: any FacetView) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
