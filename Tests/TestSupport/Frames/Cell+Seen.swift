import Drawing
import Prism

extension Cell {
  /// What can be seen of it where there is no ink; a terminal may well forget the rest.
  var asSeen: Cell {
    guard glyph == .space, style.attributes.isDisjoint(with: [.underline, .reverse]) else { return self }
    return .blank(ResolvedStyle(background: style.background))
  }
}

extension Canvas {
  /// How many cells of a frame of the same size look otherwise, or say something else.
  public func changedCells(since other: Canvas) -> (looks: Int, glyphs: Int) {
    let pairs = zip(cells, other.cells)
    return (pairs.count { $0.asSeen != $1.asSeen }, pairs.count { $0.glyph != $1.glyph })
  }
}
