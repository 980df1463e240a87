/// Lines between and around things.
public enum BorderColor: String, Hashable, Sendable, CaseIterable {
  case primary
  /// Decoration: nothing is lost where it cannot be seen.
  case subdued
  case selected
  case error
}
