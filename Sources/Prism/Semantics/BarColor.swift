/// The colours of the status line.
public enum BarColor: String, Hashable, Sendable, CaseIterable {
  case foreground, background
  /// The colour of the brand's name and of keys.
  case accent
}
