/// The colours of lines between and around elements.
public enum BorderColor: String, Hashable, Sendable, CaseIterable {
  case primary
  /// A decorative line, which carries no information.
  case subdued
  case selected
  case error
}
