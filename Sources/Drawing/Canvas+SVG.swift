import Prism
import Text

extension Canvas {
  /// The frame as an SVG picture. Letters are stretched to their columns, lines and blocks are drawn as shapes, so that
  /// frames line up in any font.
  public var svg: String { svg(with: [:]) }

  /// The same with the pictures in it, by their numbers.
  public func svg(with images: [Int: SVGImage]) -> String {
    let width = size.width * SVGCell.width
    let height = size.height * SVGCell.height
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)""#
        + #" viewBox="0 0 \#(width) \#(height)" font-size="\#(SVGCell.fontSize)""#
        + #" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono', monospace">"#
    ]
    // All lines of one style are one path, so that no seam shows between cells at any scale.
    var strokes = SVGStrokes()
    for y in 0..<size.height {
      let runs = runs(ofRow: y)
      lines += runs.compactMap { ground(of: $0, y: y) }
      for run in runs {
        draw(run, y: y, on: &lines, &strokes)
      }
    }
    let pictures = SVGPictures(on: self, among: images).elements
    return (lines + strokes.paths + pictures + ["</svg>"]).joined(separator: "\n")
  }

  private func ground(of run: Run, y: Int) -> String? {
    guard let color = run.style.paint.background else { return nil }
    // The background is half a unit higher than the row, so that no seam shows between two rows of one colour.
    return
      #"<rect x="\#(run.x * SVGCell.width)" y="\#(y * SVGCell.height)" width="\#(run.columns * SVGCell.width)""#
      + #" height="\#(SVGCell.height).5" fill="\#(color)"/>"#
  }

  private func draw(_ run: Run, y: Int, on lines: inout [String], _ strokes: inout SVGStrokes) {
    for piece in SVGPiece.pieces(of: run) {
      switch piece.content {
      case .letters(let text), .wide(let text):
        // Pictures are drawn over their cells.
        guard text.contains(where: { $0 != " " }), !run.glyphs.contains(where: \.isPictureCell) else { continue }
        lines.append(self.text(text, x: piece.x, columns: piece.columns, y: y, style: run.style))
      case .block(let shape):
        lines += shape.rects(x: piece.x, y: y, columns: piece.columns, style: run.style)
      case .line(let shape):
        strokes.add(shape, x: piece.x, y: y, count: piece.columns, style: run.style)
      }
    }
  }

  private func text(_ text: String, x: Int, columns: Int, y: Int, style: ResolvedStyle) -> String {
    #"<text x="\#(x * SVGCell.width)" y="\#(y * SVGCell.height + SVGCell.baseline)""#
      + #" textLength="\#(columns * SVGCell.width)" lengthAdjust="spacingAndGlyphs" xml:space="preserve""#
      + #" fill="\#(style.paint.foreground)"\#(style.svgAttributes)>\#(Self.escaped(text))</text>"#
  }

  /// The text for content and attributes in double quotes. A sign with a mark on it is a character of its own, so the
  /// signs are looked for among the scalars.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".unicodeScalars
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "\"" where inAttribute: result += "&quot;".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

/// The measures of a cell in the SVG, in picture units.
enum SVGCell {
  static let width = 9
  static let height = 20
  static let baseline = 15
  static let fontSize = 15
}
