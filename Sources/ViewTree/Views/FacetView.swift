/// What a component makes of a facet: content that can be laid out for a width, and read aloud.
public protocol FacetView: Sendable {
  /// Never wider than proposed.
  func layout(in proposal: Proposal) -> Block
  /// The columns it would like to have among others in a carousel.
  func idealWidth(in proposal: Proposal) -> Int
  var speech: Speech { get }
}

extension FacetView {
  public func idealWidth(in proposal: Proposal) -> Int {
    min(proposal.width, CardWidth.standard)
  }
}
