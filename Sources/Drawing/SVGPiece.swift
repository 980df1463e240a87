import Text

/// A part of a run that is drawn with one SVG element: letters, or the same shape in neighbouring cells.
struct SVGPiece {
  enum Content: Equatable {
    case letters(String)
    /// A wide glyph, drawn alone because no font gives it exactly two columns.
    case wide(String)
    case block(BlockShape)
    case line(LineShape)
  }

  let x: Int
  private(set) var columns: Int
  private(set) var content: Content

  static func pieces(of run: Canvas.Run) -> [SVGPiece] {
    var pieces: [SVGPiece] = []
    var x = run.x
    for glyph in run.glyphs {
      let piece = SVGPiece(x: x, columns: glyph.columns, content: content(of: glyph))
      if pieces.last?.continues(with: piece) == true {
        pieces[pieces.count - 1].append(piece)
      } else {
        pieces.append(piece)
      }
      x += glyph.columns
    }
    return pieces
  }

  private static func content(of glyph: Glyph) -> Content {
    if let shape = BlockShape(glyph) { return .block(shape) }
    if let shape = LineShape(glyph) { return .line(shape) }
    var letters = ""
    glyph.write(to: &letters)
    return glyph.columns == 1 ? .letters(letters) : .wide(letters)
  }

  private func continues(with next: SVGPiece) -> Bool {
    switch (content, next.content) {
    case (.letters, .letters): true
    case (.block(let shape), .block(let other)): shape == other && shape.spans
    case (.line(let shape), .line(let other)): shape == other && shape.spans
    default: false
    }
  }

  private mutating func append(_ next: SVGPiece) {
    columns += next.columns
    if case .letters(let letters) = content, case .letters(let more) = next.content {
      content = .letters(letters + more)
    }
  }
}
