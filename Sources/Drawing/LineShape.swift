import Text

/// A box-drawing glyph as SVG strokes, so that the lines of neighbouring cells meet in any font.
struct LineShape: Equatable {
  let isHeavy: Bool
  /// The strokes as SVG path commands, relative to the top left corner of the cell, in picture units. Light lines are
  /// one unit wide, heavy lines three. They run through the middle of a unit, so that their edges are sharp.
  let pen: String

  init?(_ glyph: Glyph) {
    guard glyph.scalars.count == 1, let shape = Self.shapes[glyph.base] else { return nil }
    self = shape
  }

  /// Whether the line reaches from the left to the right edge, so that equal neighbours are drawn as one line.
  var spans: Bool { pen == Self.across }

  func pen(count: Int) -> String {
    spans ? "m0 10.5h\(count * SVGCell.width)" : pen
  }

  private static let across = "m0 10.5h9"

  private init(_ pen: String, isHeavy: Bool = false) {
    self.pen = pen
    self.isHeavy = isHeavy
  }

  /// The strokes of each glyph. A cell is 9 by 20 units; lines cross at (4.5, 10.5).
  private static let shapes: [Unicode.Scalar: LineShape] = [
    "─": LineShape(across), "━": LineShape(across, isHeavy: true),
    "│": LineShape("m4.5 0v20"), "┃": LineShape("m4.5 0v20", isHeavy: true),
    "┌": LineShape("m9 10.5h-4.5v9.5"), "┏": LineShape("m9 10.5h-4.5v9.5", isHeavy: true),
    "┐": LineShape("m0 10.5h4.5v9.5"), "┓": LineShape("m0 10.5h4.5v9.5", isHeavy: true),
    "└": LineShape("m9 10.5h-4.5v-10.5"), "┗": LineShape("m9 10.5h-4.5v-10.5", isHeavy: true),
    "┘": LineShape("m0 10.5h4.5v-10.5"), "┛": LineShape("m0 10.5h4.5v-10.5", isHeavy: true),
    "╭": LineShape("m9 10.5q-4.5 0-4.5 4.5v5"), "╮": LineShape("m0 10.5q4.5 0 4.5 4.5v5"),
    "╰": LineShape("m9 10.5q-4.5 0-4.5-4.5v-6"), "╯": LineShape("m0 10.5q4.5 0 4.5-4.5v-6"),
    "┄": LineShape("m0.5 10.5h2m1 0h2m1 0h2"), "┆": LineShape("m4.5 1v4m0 3v4m0 3v4"),
    "├": LineShape("m4.5 0v20m0-9.5h4.5"), "┤": LineShape("m4.5 0v20m0-9.5h-4.5"),
    "┬": LineShape("m0 10.5h9m-4.5 0v9.5"), "┴": LineShape("m0 10.5h9m-4.5 0v-10.5"),
    "┼": LineShape("m0 10.5h9m-4.5-10.5v20"),
  ]
}
