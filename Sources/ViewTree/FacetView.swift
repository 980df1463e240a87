/// What a component makes of a facet: content that can be laid out for a width.
public protocol FacetView: Sendable {
  /// Never wider than proposed.
  func layout(in proposal: Proposal) -> Block
  /// Whether it stands close to its like, as chips do, instead of having a free row above it.
  var isCompact: Bool { get }
}

extension FacetView {
  public var isCompact: Bool { false }
}
