import Text

extension Canvas {
  /// Leaves nothing but ASCII, for terminals and files that know no more: lines and punctuation become their nearest
  /// likeness, other letters a question mark for each column they took. No cell moves.
  public mutating func foldToASCII() {
    mapGlyphs { glyph in
      guard let glyph else { return "?" }
      if glyph.scalars.count == 1, glyph.base.isASCII { return glyph }
      return Self.likenesses[glyph.base] ?? "?"
    }
  }

  private static let likenesses: [Unicode.Scalar: Glyph] = [
    "•": "*", "·": "*", "…": ".", "─": "-", "━": "=", "│": "|", "┃": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+",
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+", "█": "#", "▌": "|",
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "–": "-", "—": "-", "−": "-", "×": "x", "→": ">", "←": "<", "↑": "^",
    "↓": "v", "┏": "+", "┓": "+", "┗": "+", "┛": "+", "┄": "-", "┆": "|", "▄": "_", "▀": "\"", "▐": "|",
    "▖": ".", "▗": ".", "▘": "'", "▝": "'", "‹": "<", "›": ">", "★": "*", "☆": "-", "✓": "v",
  ]
}
