/// The status line.
public enum BarColor: String, Hashable, Sendable, CaseIterable {
  case foreground, background
  /// The brand's name, and keys.
  case accent
}
