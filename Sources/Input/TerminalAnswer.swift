import Prism

/// A message of the terminal about itself, requested or not. It may arrive at any time, or never.
public enum TerminalAnswer: Hashable, Sendable {
  /// The scheme that suits the terminal's background.
  case scheme(Scheme)
  /// Whether the terminal supports synchronized output, which shows a frame only when all of it has arrived.
  case synchronizedOutput(Bool)
  /// The terminal shows at least these colours.
  case colors(Depth)
  /// The terminal shows true pixels in this way.
  case pictures(TerminalPictures)
}
