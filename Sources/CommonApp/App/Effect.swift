/// What the app wants done outside itself.
public enum Effect: Hashable, Sendable {
  case quit
  /// Give the terminal back to the shell until it brings us to the front again.
  case suspend
}
