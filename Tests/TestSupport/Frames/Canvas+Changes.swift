import Drawing

extension Canvas {
  /// How many cells of a frame of the same size look otherwise, or say something else.
  public func changedCells(since other: Canvas) -> (looks: Int, glyphs: Int) {
    let pairs = zip(cells, other.cells)
    return (pairs.count { $0.asSeen != $1.asSeen }, pairs.count { $0.glyph != $1.glyph })
  }
}
