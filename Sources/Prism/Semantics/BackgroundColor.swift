/// The background of pages, cards and other areas.
public enum BackgroundColor: String, Hashable, Sendable, CaseIterable {
  case primary
  /// An area set apart from the page: headers, the space between sections.
  case secondary
  /// An area above the page: cards, pickers, help.
  case elevated
  case selected
  /// An area in the brand's own colour.
  case brand
  case banner
}
