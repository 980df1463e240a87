/// The meaning of an icon. Brands may draw it in their own form, and every icon also has a form in ASCII.
public enum Icon: Hashable, Sendable {
  case small(SmallIcon)
  /// An icon of a programme or a state rather than of a thing.
  case badge(BadgeIcon)
}

extension Icon: CaseIterable {
  public static let allCases: [Icon] = SmallIcon.allCases.map(Icon.small) + BadgeIcon.allCases.map(Icon.badge)

  /// The name under which brands define the icon: `icon.small.arrow.right`.
  public var tokenName: String {
    switch self {
    case .small(let icon): "icon.small.\(icon.name)"
    case .badge(let icon): "icon.badge.\(icon.rawValue)"
    }
  }
}

/// The icons of a programme or a state.
public enum BadgeIcon: String, Hashable, Sendable, CaseIterable {
  case dashPass, sponsored, popular, new
}
