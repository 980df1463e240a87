import Text

/// A block element as parts of a cell: what every font draws a little differently, and none to the edge.
struct BlockShape: Equatable {
  /// How much of the ground is covered: less than all of it for shades.
  let cover: Double
  /// In halves of a cell.
  let parts: [Rect]
  /// Whether it reaches from edge to edge, so that like neighbours are one shape.
  let spans: Bool

  private init(_ parts: [(x: Int, y: Int, width: Int, height: Int)], cover: Double = 1) {
    self.cover = cover
    self.parts = parts.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    spans = parts.allSatisfy { $0.width == 2 }
  }

  init?(_ glyph: Glyph) {
    guard glyph.scalars.count == 1, let shape = Self.shapes[glyph.base] else { return nil }
    self = shape
  }

  private static let shapes: [Unicode.Scalar: BlockShape] = [
    "█": BlockShape([(0, 0, 2, 2)]),
    "▀": BlockShape([(0, 0, 2, 1)]), "▄": BlockShape([(0, 1, 2, 1)]),
    "▌": BlockShape([(0, 0, 1, 2)]), "▐": BlockShape([(1, 0, 1, 2)]),
    "▘": BlockShape([(0, 0, 1, 1)]), "▝": BlockShape([(1, 0, 1, 1)]),
    "▖": BlockShape([(0, 1, 1, 1)]), "▗": BlockShape([(1, 1, 1, 1)]),
    "░": BlockShape([(0, 0, 2, 2)], cover: 0.25), "▒": BlockShape([(0, 0, 2, 2)], cover: 0.5),
    "▓": BlockShape([(0, 0, 2, 2)], cover: 0.75),
  ]
}
