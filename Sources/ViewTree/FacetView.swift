/// What a component makes of a facet: content that can be laid out for a width.
public protocol FacetView: Sendable {
  /// Never wider than `width`.
  func layout(width: Int) -> Block
}
