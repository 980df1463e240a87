import Text

extension Canvas {
  /// Leaves nothing but ASCII, for terminals and files that know no more: lines and punctuation become their nearest
  /// likeness, other letters a question mark for each column they took. No cell moves.
  public mutating func foldToASCII() {
    mapGlyphs { $0?.foldedToASCII ?? "?" }
  }
}

extension SafeText {
  /// The same for what is printed and not drawn.
  public var foldedToASCII: SafeText {
    SafeText(String(String.UnicodeScalarView(glyphs.lazy.map(\.foldedToASCII.base))))
  }
}

extension Glyph {
  fileprivate var foldedToASCII: Glyph {
    if scalars.count == 1, base.isASCII { return self }
    return Self.likenesses[base] ?? "?"
  }

  private static let likenesses: [Unicode.Scalar: Glyph] = [
    "•": "*", "·": "*", "…": ".", "─": "-", "━": "=", "│": "|", "┃": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+",
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+", "█": "#", "▌": "|",
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "–": "-", "—": "-", "−": "-", "×": "x", "→": ">", "←": "<", "↑": "^",
    "↓": "v", "┏": "+", "┓": "+", "┗": "+", "┛": "+", "┄": "-", "┆": "|", "▄": "_", "▀": "\"", "▐": "|",
    "▁": "_", "▂": "_", "▃": "-", "▅": "=", "▆": "=", "▇": "#", "✕": "x", "▸": ">", "▾": "v", "µ": "u",
    "▖": ".", "▗": ".", "▘": "'", "▝": "'", "‹": "<", "›": ">", "★": "*", "☆": "-", "✓": "v",
    "●": "*", "○": "o", "░": ":", "▒": "%", "▓": "#",
  ]
}
