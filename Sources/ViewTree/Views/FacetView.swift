/// What a component makes of a facet: content that can be laid out for a width, and read aloud. Equal content looks
/// equal, whichever facet it is of.
///
/// Views are `Equatable`, which each says for itself: a protocol that says it for them all has tables that are made at
/// every start, one for each kind of view.
public protocol FacetView: Sendable {
  /// Never wider than proposed.
  func layout(in proposal: Proposal) -> Block
  /// The columns it would like to have among others in a carousel.
  func idealWidth(in proposal: Proposal) -> Int
  /// Whether it has that width whatever room there is, as a chip does; others share a carousel's evenly.
  var hasOwnWidth: Bool { get }
  var speech: Speech { get }
  /// Whether another view is of the same kind and has the same content.
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
