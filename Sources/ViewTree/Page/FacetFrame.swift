import Drawing
import FacetModel
import Prism

/// The frame that a facet's style puts around it, whichever component draws it: background, border and padding.
struct FacetFrame {
  private let ground: Paint?
  private let line: (glyphs: LineGlyphs, paint: Paint)?
  private var edges: Edges

  init(_ facet: Facet, metrics: Metrics) {
    let style = facet.style
    ground = Self.ground(style.backgroundColor)
    line = style.border.flatMap(Self.line)
    var edges = Self.padding(of: facet, metrics: metrics)
    // A background or border needs a free column between its edge and the text.
    if edges.left + edges.right == 0, ground != nil || line != nil {
      edges.left = 1
      edges.right = 1
    }
    self.edges = edges
  }

  /// Returns the padding that a facet's style and layout ask for.
  static func padding(of facet: Facet, metrics: Metrics) -> Edges {
    let inner = metrics.edges(facet.style.padding)
    let outer = metrics.edges(facet.layout.padding)
    return Edges(
      top: inner.top + outer.top, left: inner.left + outer.left, bottom: inner.bottom + outer.bottom,
      right: inner.right + outer.right)
  }

  /// Returns the frame for a grid's own words. The bottom padding belongs below the grid's members.
  func withoutBottom() -> FacetFrame {
    var frame = self
    if ground == nil, line == nil { frame.edges.bottom = 0 }
    return frame
  }

  /// Returns the rows that a facet asks for above itself with `spacing`.
  static func spacing(of facet: Facet, metrics: Metrics) -> Int? {
    metrics.spacing(facet.style.spacing).map { min(4, $0.rows) }
  }

  /// Whether the frame shows more than room.
  var isSeen: Bool { ground != nil || line != nil }

  /// The columns that the frame takes from the width.
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

  /// Returns the colour of a background; `nil` for the page's own background, which is there anyway.
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
