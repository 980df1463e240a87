/// What an icon means. Brands may draw one differently; every one has a form in plain ASCII too.
public enum Icon: Hashable, Sendable {
  case small(SmallIcon)
  /// Marks that belong to a programme or a state rather than to a thing.
  case badge(BadgeIcon)
}

extension Icon: CaseIterable {
  public static let allCases: [Icon] = SmallIcon.allCases.map(Icon.small) + BadgeIcon.allCases.map(Icon.badge)

  /// Where brands write it: `icon.small.arrow.right`.
  public var tokenName: String {
    switch self {
    case .small(let icon): "icon.small.\(icon.name)"
    case .badge(let icon): "icon.badge.\(icon.rawValue)"
    }
  }
}
