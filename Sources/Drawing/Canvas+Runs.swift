import Prism
import Text

extension Canvas {
  /// Neighbouring cells of a row that have the same style.
  struct Run {
    let x: Int
    var columns: Int
    let style: ResolvedStyle
    var glyphs: [Glyph]
  }

  /// Returns the row in as few runs as its styles allow, including blanks.
  func runs(ofRow y: Int) -> [Run] {
    var runs: [Run] = []
    for x in 0..<size.width {
      let cell = self[x, y]
      guard let glyph = cell.glyph else { continue }
      if let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].columns += glyph.columns
        runs[runs.count - 1].glyphs.append(glyph)
      } else {
        runs.append(Run(x: x, columns: glyph.columns, style: cell.style, glyphs: [glyph]))
      }
    }
    return runs
  }
}
