import Drawing
import FacetModel
import Prism

/// What the style of a facet puts around it, whichever component draws it: a ground, a line, room.
struct FacetFrame {
  private let ground: Paint?
  private let line: (glyphs: LineGlyphs, paint: Paint)?
  private var edges: Edges

  init(_ facet: Facet, metrics: Metrics) {
    let style = facet.style
    ground = Self.ground(style.backgroundColor)
    line = style.border.flatMap(Self.line)
    var edges = Self.padding(of: facet, metrics: metrics)
    // Words want a free column between them and the edge of their ground.
    if edges.left + edges.right == 0, ground != nil || line != nil {
      edges.left = 1
      edges.right = 1
    }
    self.edges = edges
  }

  /// The room that a facet's style and layout ask for around it.
  static func padding(of facet: Facet, metrics: Metrics) -> Edges {
    let inner = metrics.edges(facet.style.padding)
    let outer = metrics.edges(facet.layout.padding)
    return Edges(
      top: inner.top + outer.top, left: inner.left + outer.left, bottom: inner.bottom + outer.bottom,
      right: inner.right + outer.right)
  }

  /// The frame of a grid's own words: what is below its members is not below these.
  func withoutBottom() -> FacetFrame {
    var frame = self
    if ground == nil, line == nil { frame.edges.bottom = 0 }
    return frame
  }

  /// The rows above its place that a facet asks for with `spacing`.
  static func spacing(of facet: Facet, metrics: Metrics) -> Int? {
    metrics.spacing(facet.style.spacing).map { min(4, $0.rows) }
  }

  /// Those it takes from the width.
  var columns: Int { edges.left + edges.right + outline }

  private var outline: Int { line == nil ? 0 : 2 }

  func around(width: Int, _ layOut: (_ width: Int) -> Block) -> Block {
    let inner = width - columns
    guard inner > 4 else { return layOut(width) }
    var block = layOut(inner)
    guard !block.isEmpty else { return .empty }
    block = block.filling(width: inner).padded(edges)
    if let ground { block = block.on(ground, width: width - outline) }
    if let line { block = block.boxed(line.glyphs, line.paint, width: width) }
    return block
  }

  /// A ground that is meant as one: the page's own is what everything stands on anyway.
  static func ground(_ token: String?) -> Paint? {
    switch WireColor(token) {
    case .semantic(.background(.primary)), .unspecified, .unknown: nil
    case .semantic(let color): .meaning(color)
    case .raw(let rgb): .raw(rgb, instead: .background(.secondary))
    }
  }

  private static func line(_ border: WireBorder) -> (LineGlyphs, Paint)? {
    let points: Double? = if case .points(let points)? = border.width { points } else { nil }
    let paint = Paint(WireColor(border.color), instead: .border(.primary))
    switch WireLine(style: border.style, points: points) ?? .thin {
    case .none: return nil
    case .thin: return (.thin, paint)
    case .heavy: return (.heavy, paint)
    case .dashed: return (.dashed, paint)
    }
  }
}
