import Prism

extension BlockShape {
  /// Its parts as rects, in as many neighbouring cells as it goes on.
  func rects(x: Int, y: Int, columns: Int, style: ResolvedStyle) -> [String] {
    parts.map { part in
      let left = Self.half(2 * x + part.x, of: SVGCell.width)
      let top = Self.half(2 * y + part.y, of: SVGCell.height)
      let width = Self.half(part.width + 2 * (columns - 1), of: SVGCell.width)
      let height = Self.half(part.height, of: SVGCell.height)
      return #"<rect x="\#(left)" y="\#(top)" width="\#(width)" height="\#(height)" fill="\#(style.paint.foreground)""#
        + (cover < 1 ? #" fill-opacity="\#(cover)""# : "") + style.svgOpacity
        + #" shape-rendering="crispEdges"/>"#
    }
  }

  private static func half(_ count: Int, of length: Int) -> String {
    let halves = count * length
    return halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
  }
}
