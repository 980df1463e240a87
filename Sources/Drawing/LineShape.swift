import Text

/// A box-drawing glyph as strokes of a pen: lines of two cells meet whatever the font.
struct LineShape: Equatable {
  let isHeavy: Bool
  /// From the cell's top left corner on, in the units of the picture. Light lines are one unit wide, heavy ones three:
  /// through the middle of a unit, so that their edges are sharp.
  let pen: String

  init?(_ glyph: Glyph) {
    guard glyph.scalars.count == 1, let shape = Self.shapes[glyph.base] else { return nil }
    self = shape
  }

  /// Whether it reaches from edge to edge, so that like neighbours are one line.
  var spans: Bool { pen == Self.across }

  func pen(count: Int) -> String {
    spans ? "m0 10.5h\(count * SVGCell.width)" : pen
  }

  private static let across = "m0 10.5h9"

  private init(_ pen: String, isHeavy: Bool = false) {
    self.pen = pen
    self.isHeavy = isHeavy
  }

  /// Cells are 9 by 20 units, lines cross at 4.5 and 10.5.
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
