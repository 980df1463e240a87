import Drawing

/// A size on command lines and in sessions, such as `100x40`.
extension Size {
  var argument: String { "\(width)x\(height)" }

  /// Reads a size; `nil` if the word is not a size, or too large to be drawn.
  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0, !argument.contains("+")
    else { return nil }
    self.init(width, height)
    guard canBeDrawn else { return nil }
  }
}
