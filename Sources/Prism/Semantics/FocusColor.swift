/// What the keyboard is on.
public enum FocusColor: String, Hashable, Sendable, CaseIterable {
  /// The mark in the gutter.
  case mark
  case foreground, background
}
