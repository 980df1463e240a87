/// A size on command lines and in sessions, such as `100x40`.
extension Size {
  public var argument: String { "\(width)x\(height)" }

  /// `nil` for text that is not a size, and for a size that is too large to be drawn.
  public init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0, !argument.contains("+")
    else { return nil }
    self.init(width, height)
    guard canBeDrawn else { return nil }
  }
}
