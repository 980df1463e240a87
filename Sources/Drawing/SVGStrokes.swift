import Prism

/// The lines of a frame, collected by style.
struct SVGStrokes {
  private struct Look: Hashable {
    let color: String
    let isHeavy: Bool
    let opacity: String
  }

  private var looks: [Look] = []
  private var pens: [Look: String] = [:]

  mutating func add(_ shape: LineShape, x: Int, y: Int, count: Int, style: ResolvedStyle) {
    let look = Look(
      color: style.paint.foreground, isHeavy: shape.isHeavy, opacity: style.svgOpacity)
    if pens[look] == nil { looks.append(look) }
    pens[look, default: ""] += "M\(x * SVGCell.width) \(y * SVGCell.height)" + shape.pen(count: count)
  }

  /// One SVG path for each style, in the order of first appearance.
  var paths: [String] {
    looks.map { look in
      #"<path d="\#(pens[look] ?? "")" fill="none" stroke="\#(look.color)" stroke-width="\#(look.isHeavy ? 3 : 1)""#
        + look.opacity + "/>"
    }
  }
}
