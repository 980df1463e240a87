/// Distances by what they keep apart. Brands write them as lengths; a terminal counts them in columns and rows.
public enum Spacing: String, Hashable, Sendable, CaseIterable {
  case none
  case xxSmall, xSmall, small, medium, large, xLarge, xxLarge
  /// Between the page and the edge of the screen.
  case pageMargin
  /// Between two sections.
  case section

  /// `spacing.medium`
  public var tokenName: String { "spacing.\(rawValue)" }
}
