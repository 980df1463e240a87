/// The ground that things stand on.
public enum BackgroundColor: String, Hashable, Sendable, CaseIterable {
  case primary
  /// Set apart from the page: headers, the space between sections.
  case secondary
  /// Lifted above the page: cards, pickers, help.
  case elevated
  case selected
  /// In the brand's own colour.
  case brand
  case banner
}
