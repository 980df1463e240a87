import Text

extension Canvas {
  /// Replaces every glyph by an ASCII glyph, for terminals and files without Unicode. Lines and punctuation become
  /// similar ASCII characters, and the common Latin letters lose their marks. Other letters become a question mark for each of their
  /// columns. No cell moves.
  public mutating func foldToASCII() {
    mapGlyphs { $0?.foldedToASCII ?? "?" }
  }
}

extension SafeText {
  /// The text in ASCII, by the same rules as `Canvas.foldToASCII()`.
  public var foldedToASCII: SafeText {
    SafeText(String(String.UnicodeScalarView(glyphs.lazy.map(\.foldedToASCII.base))))
  }
}

extension Glyph {
  fileprivate var foldedToASCII: Glyph {
    if scalars.count == 1, base.isASCII { return self }
    if let likeness = Self.likenesses[base] { return likeness }
    // A keycap is a digit with marks, and two columns wide.
    guard columns == 1, let letter = base.withoutMarks, letter.properties.isAlphabetic else { return "?" }
    return Glyph(Character(letter))
  }

  private static let likenesses: [Unicode.Scalar: Glyph] = [
    "•": "*", "·": "*", "…": "~", "─": "-", "━": "=", "│": "|", "┃": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+",
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+", "█": "#", "▌": "|",
    "▎": "|", "▏": "|",
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "–": "-", "—": "-", "−": "-", "×": "x", "→": ">", "←": "<", "↑": "^",
    "↓": "v", "┏": "+", "┓": "+", "┗": "+", "┛": "+", "┄": "-", "┆": "|", "▄": "_", "▀": "\"", "▐": "|",
    "▁": "_", "▂": "_", "▃": "-", "▅": "=", "▆": "=", "▇": "#", "✕": "x", "▸": ">", "▾": "v", "µ": "u",
    "▖": ".", "▗": ".", "▘": "'", "▝": "'", "‹": "<", "›": ">", "★": "*", "☆": "-", "✓": "v",
    "●": "*", "○": "o", "░": ":", "▒": "%", "▓": "#",
  ]
}
