/// The distances between elements, by meaning. Brands define them as lengths; a terminal measures them in columns and
/// rows.
public enum Spacing: String, Hashable, Sendable, CaseIterable {
  case none
  case xxSmall, xSmall, small, medium, large, xLarge, xxLarge
  /// The distance between the page and the edge of the screen.
  case pageMargin
  /// The distance between two sections.
  case section

  /// The number in the order of declaration.
  public var number: Int {
    switch self {
    case .none: 0
    case .xxSmall: 1
    case .xSmall: 2
    case .small: 3
    case .medium: 4
    case .large: 5
    case .xLarge: 6
    case .xxLarge: 7
    case .pageMargin: 8
    case .section: 9
    }
  }

  /// The token under which brands define the distance: `spacing.medium`.
  public var tokenName: String { "spacing.\(rawValue)" }
}
