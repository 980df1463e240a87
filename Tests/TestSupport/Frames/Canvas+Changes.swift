import Drawing

extension Canvas {
  /// The number of cells that differ from a frame of the same size, in style or text, and in text alone.
  public func changedCells(since other: Canvas) -> (looks: Int, glyphs: Int) {
    let pairs = zip(cells, other.cells)
    return (pairs.count { $0.asSeen != $1.asSeen }, pairs.count { $0.glyph != $1.glyph })
  }
}
