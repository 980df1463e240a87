import Drawing

/// A picture of any length, drawn from top to end in pieces.
package protocol WholePicture {
  mutating func forEachPiece(_ body: (Canvas) -> Void)

  /// Returns the picture in one piece; `nil` if it has more than `most` rows.
  mutating func canvas(most: Int) -> Canvas?
}
