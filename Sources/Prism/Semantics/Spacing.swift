/// The distances between elements, by meaning. Brands define them as lengths; a terminal measures them in columns and
/// rows.
public enum Spacing: String, Hashable, Sendable, CaseIterable {
  case none
  case xxSmall, xSmall, small, medium, large, xLarge, xxLarge
  /// The distance between the page and the edge of the screen.
  case pageMargin
  /// The distance between two sections.
  case section

  /// The token under which brands define the distance: `spacing.medium`.
  public var tokenName: String { "spacing.\(rawValue)" }
}
