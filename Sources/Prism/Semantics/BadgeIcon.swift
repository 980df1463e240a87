/// The icons of a programme or a state.
public enum BadgeIcon: String, Hashable, Sendable, CaseIterable {
  case dashPass, sponsored, popular, new
}
