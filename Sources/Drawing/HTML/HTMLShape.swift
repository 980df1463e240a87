import Text

/// The lines and blocks of a frame as CSS. Fonts draw these glyphs differently and not to the edges of their cells, so
/// the letters are transparent, and the style sheet draws the shapes.
enum HTMLShape {
  /// The rules of a class for a glyph; `nil` for a glyph that is not a line or a block.
  static func rules(for glyph: Glyph, class name: String) -> String? {
    guard glyph.scalars.count == 1 else { return nil }
    let selector = ".screen pre .\(name)"
    let hidden = "-webkit-text-fill-color:transparent"
    if let shape = BlockShape(glyph) {
      return "\(selector){\(hidden);background-image:\(list(shape.parts.count, shape.ink));\(layers(of: shape))}"
    }
    guard LineShape(glyph) != nil else { return nil }
    if let corner = corners[glyph.base] {
      return "\(selector){\(hidden);position:relative}\n"
        + "\(selector)::before{content:\"\";position:absolute;border:0 solid;\(corner)}"
    }
    if let dashes = dashes[glyph.base] { return "\(selector){\(hidden);background:\(dashes)}" }
    guard let arms = arms[glyph.base] else { return nil }
    let places = arms.arms.map { $0.place(isHeavy: arms.isHeavy) }
    return "\(selector){\(hidden);background-image:\(list(places.count, "currentColor"));"
      + "background-position:\(places.map(\.position).joined(separator: ","));"
      + "background-size:\(places.map(\.size).joined(separator: ","));background-repeat:no-repeat}"
  }

  private static func list(_ count: Int, _ ink: String) -> String {
    Array(repeating: "linear-gradient(\(ink) 0 0)", count: count).joined(separator: ",")
  }

  private static func layers(of shape: BlockShape) -> String {
    let places = shape.parts.map { "\($0.x == 0 ? "0" : "100%") \($0.y == 0 ? "0" : "100%")" }
    let sizes = shape.parts.map { "\($0.width == 2 ? "100%" : "50%") \($0.height == 2 ? "100%" : "50%")" }
    return "background-position:\(places.joined(separator: ","));background-size:\(sizes.joined(separator: ","));"
      + "background-repeat:no-repeat"
  }

  /// A line from the middle of a cell to an edge, or through the cell.
  private enum Arm {
    case left, right, up, down, across, along

    /// Lines cross at 4 by 10 pixels of a cell that is 20 pixels high. Heavy lines are three pixels wide.
    func place(isHeavy: Bool) -> (position: String, size: String) {
      let (x, y, width) = isHeavy ? (3, 9, 3) : (4, 10, 1)
      switch self {
      case .left: return ("0 \(y)px", "\(x + width)px \(width)px")
      case .right: return ("100% \(y)px", "calc(100% - \(x)px) \(width)px")
      case .up: return ("\(x)px 0", "\(width)px \(y + width)px")
      case .down: return ("\(x)px 100%", "\(width)px calc(100% - \(y)px)")
      case .across: return ("0 \(y)px", "100% \(width)px")
      case .along: return ("\(x)px 0", "\(width)px 100%")
      }
    }
  }

  private static let arms: [Unicode.Scalar: (arms: [Arm], isHeavy: Bool)] = [
    "─": ([.across], false), "━": ([.across], true), "│": ([.along], false), "┃": ([.along], true),
    "┌": ([.right, .down], false), "┏": ([.right, .down], true),
    "┐": ([.left, .down], false), "┓": ([.left, .down], true),
    "└": ([.right, .up], false), "┗": ([.right, .up], true),
    "┘": ([.left, .up], false), "┛": ([.left, .up], true),
    "├": ([.along, .right], false), "┤": ([.along, .left], false),
    "┬": ([.across, .down], false), "┴": ([.across, .up], false), "┼": ([.across, .along], false),
  ]

  private static let corners: [Unicode.Scalar: String] = [
    "╭": "left:4px;top:10px;right:0;bottom:0;border-width:1px 0 0 1px;border-top-left-radius:5px",
    "╮": "left:0;top:10px;width:4px;bottom:0;border-width:1px 1px 0 0;border-top-right-radius:5px",
    "╰": "left:4px;top:0;right:0;height:10px;border-width:0 0 1px 1px;border-bottom-left-radius:5px",
    "╯": "left:0;top:0;width:4px;height:10px;border-width:0 1px 1px 0;border-bottom-right-radius:5px",
  ]

  private static let dashes: [Unicode.Scalar: String] = [
    "┄": "repeating-linear-gradient(90deg,currentColor 0 2px,transparent 2px 3px) 0 10px/100% 1px no-repeat",
    "┆": "repeating-linear-gradient(currentColor 0 4px,transparent 4px 7px) 4px 0/1px 100% no-repeat",
  ]
}

extension BlockShape {
  /// The colour of the shape in CSS: that of the letters, mixed with the background for shades.
  fileprivate var ink: String {
    cover < 1 ? "color-mix(in srgb,currentColor \(Int(cover * 100))%,transparent)" : "currentColor"
  }
}
