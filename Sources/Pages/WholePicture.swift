import Drawing

/// Something to be seen from top to end, however long it is: one piece at a time.
package protocol WholePicture {
  mutating func forEachPiece(_ body: (Canvas) -> Void)

  /// In one piece; `nil` where that would be more than `most` rows.
  mutating func canvas(most: Int) -> Canvas?
}
