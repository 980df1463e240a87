import Prism
import Text

/// A block element (`█`, `▌`, `░`, …) as parts of a cell. The SVG draws these itself, because fonts draw them
/// differently and not to the edge.
struct BlockShape: Equatable {
  /// The part of the background that is covered: 1, or less for shades.
  let cover: Double
  /// The covered parts of the cell, measured in half cells.
  let parts: [Rect]
  /// Whether the shape reaches from the left to the right edge, so that equal neighbours are drawn as one shape.
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
    "▙": BlockShape([(0, 0, 1, 1), (0, 1, 2, 1)]), "▟": BlockShape([(1, 0, 1, 1), (0, 1, 2, 1)]),
    "▛": BlockShape([(0, 0, 2, 1), (0, 1, 1, 1)]), "▜": BlockShape([(0, 0, 2, 1), (1, 1, 1, 1)]),
    "▚": BlockShape([(0, 0, 1, 1), (1, 1, 1, 1)]), "▞": BlockShape([(1, 0, 1, 1), (0, 1, 1, 1)]),
    "░": BlockShape([(0, 0, 2, 2)], cover: 0.25), "▒": BlockShape([(0, 0, 2, 2)], cover: 0.5),
    "▓": BlockShape([(0, 0, 2, 2)], cover: 0.75),
  ]
}

extension BlockShape {
  /// Returns the shape as SVG rects, stretched over `columns` neighbouring cells.
  func rects(x: Int, y: Int, columns: Int, style: ResolvedStyle) -> [String] {
    parts.map { part in
      let left = Self.halves(2 * x + part.x, of: SVGCell.width)
      let top = Self.halves(2 * y + part.y, of: SVGCell.height)
      let width = Self.halves(part.width + 2 * (columns - 1), of: SVGCell.width)
      let height = Self.halves(part.height, of: SVGCell.height)
      return #"<rect x="\#(left)" y="\#(top)" width="\#(width)" height="\#(height)" fill="\#(style.paint.foreground)""#
        + (cover < 1 ? #" fill-opacity="\#(cover)""# : "") + style.svgOpacity
        + #" shape-rendering="crispEdges"/>"#
    }
  }

  /// Returns `count` times half of `length`, as a decimal number.
  private static func halves(_ count: Int, of length: Int) -> String {
    let halves = count * length
    return halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
  }
}
