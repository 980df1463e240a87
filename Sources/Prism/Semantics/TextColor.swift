/// Words on the page's own ground, on a card or on what is selected.
public enum TextColor: String, Hashable, Sendable, CaseIterable {
  case primary
  case subdued
  case disabled
  /// The brand speaking of itself.
  case brand
  /// Leads somewhere else.
  case link
  case success
  case warning
  case error
}
