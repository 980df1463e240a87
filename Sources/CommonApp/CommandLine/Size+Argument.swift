import Drawing

extension Size {
  /// Larger frames are a slip of the finger, not a wish.
  private static let largestSide = 10_000

  /// `100x40`; `nil` for anything else.
  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      1...Self.largestSide ~= width, 1...Self.largestSide ~= height, !argument.contains("+")
    else { return nil }
    self.init(width, height)
  }
}
