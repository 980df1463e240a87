/// The colours of the element with the keyboard focus.
public enum FocusColor: String, Hashable, Sendable, CaseIterable {
  /// The mark in the gutter.
  case mark
  case foreground, background
}
