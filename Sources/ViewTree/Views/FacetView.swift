/// What a component makes of a facet: content that can be laid out for a width, and read aloud.
public protocol FacetView: Sendable {
  /// Never wider than proposed.
  func layout(in proposal: Proposal) -> Block
  /// The columns it would like to have among others in a carousel.
  func idealWidth(in proposal: Proposal) -> Int
  /// Whether it has that width whatever room there is, as a chip does; others share a carousel's evenly.
  var hasOwnWidth: Bool { get }
  var speech: Speech { get }
}

extension FacetView {
  public var hasOwnWidth: Bool { false }

  public func idealWidth(in proposal: Proposal) -> Int {
    min(proposal.width, CardWidth.standard)
  }
}
