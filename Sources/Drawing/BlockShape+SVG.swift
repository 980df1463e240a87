import Prism

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
