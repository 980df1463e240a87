import Drawing

/// The size of a screen as a session writes it: `80x24`.
enum RecordedSize {
  /// No screen has more cells; a file that says so wants our memory.
  private static let mostCells = 1_000_000

  static func text(_ size: Size) -> String { "\(size.width)x\(size.height)" }

  static func size(_ text: String) -> Size? {
    guard let size = Size(argument: text), isBearable(size) else { return nil }
    return size
  }

  static func isBearable(_ size: Size) -> Bool {
    size.width <= 10_000 && size.height <= 10_000 && size.width * size.height <= mostCells
  }
}
