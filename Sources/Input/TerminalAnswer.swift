import Prism

/// What the terminal said when it was asked, or by itself. It may come at any time, or never.
public enum TerminalAnswer: Hashable, Sendable {
  /// What suits the terminal's own background.
  case scheme(Scheme)
  /// Whether it can be told to show a frame only when all of it has arrived.
  case synchronizedOutput(Bool)
}
