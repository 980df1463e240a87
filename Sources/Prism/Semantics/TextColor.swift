/// The colours of text on the page's background, on a card or on a selected element.
public enum TextColor: String, Hashable, Sendable, CaseIterable {
  case primary
  case subdued
  case disabled
  /// Text in the brand's own colour.
  case brand
  /// Text that is a link.
  case link
  case success
  case warning
  case error
}
