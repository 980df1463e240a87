import Prism
import Text

extension Canvas {
  private static let cell = (width: 9, height: 20, baseline: 15, fontSize: 15)

  /// The frame as a picture. Every run of letters is stretched to the columns it takes, so frames line up in any font.
  public var svg: String {
    let width = size.width * Self.cell.width
    let height = size.height * Self.cell.height
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)""#
        + #" viewBox="0 0 \#(width) \#(height)" font-size="\#(Self.cell.fontSize)""#
        + #" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono', monospace">"#
    ]
    for y in 0..<size.height {
      let runs = runs(ofRow: y)
      lines += runs.compactMap { ground(of: $0, y: y) }
      lines += runs.flatMap { words(of: $0, y: y) }
    }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }

  private func ground(of run: Run, y: Int) -> String? {
    guard let color = run.style.paint.background else { return nil }
    // Half a unit more, so that no seam shows between two rows of one colour.
    return
      #"<rect x="\#(run.x * Self.cell.width)" y="\#(y * Self.cell.height)" width="\#(run.columns * Self.cell.width)""#
      + #" height="\#(Self.cell.height).5" fill="\#(color)"/>"#
  }

  /// Wide glyphs stand alone: no font gives them exactly two columns.
  private func words(of run: Run, y: Int) -> [String] {
    var result: [String] = []
    var x = run.x
    var narrow = ""
    var start = run.x
    func flush() {
      if narrow.contains(where: { $0 != " " }) {
        result.append(text(narrow, x: start, columns: x - start, y: y, style: run.style))
      }
      narrow = ""
    }
    for glyph in run.glyphs {
      if let shape = BlockShape(glyph) {
        flush()
        result.append(block(shape, x: x, y: y, style: run.style))
        x += 1
      } else if glyph.columns == 1 {
        if narrow.isEmpty { start = x }
        glyph.write(to: &narrow)
        x += 1
      } else {
        flush()
        var wide = ""
        glyph.write(to: &wide)
        result.append(text(wide, x: x, columns: 2, y: y, style: run.style))
        x += 2
      }
    }
    flush()
    return result
  }

  private func text(_ text: String, x: Int, columns: Int, y: Int, style: ResolvedStyle) -> String {
    #"<text x="\#(x * Self.cell.width)" y="\#(y * Self.cell.height + Self.cell.baseline)""#
      + #" textLength="\#(columns * Self.cell.width)" lengthAdjust="spacingAndGlyphs" xml:space="preserve""#
      + #" fill="\#(style.paint.foreground)"\#(style.svgAttributes)>\#(Self.escaped(text))</text>"#
  }

  private func block(_ shape: BlockShape, x: Int, y: Int, style: ResolvedStyle) -> String {
    let left = 2 * x + shape.x
    let (width, height) = (Self.cell.width * shape.width, Self.cell.height * shape.height / 2)
    return
      #"<rect x="\#(halved(left * Self.cell.width))" y="\#(y * Self.cell.height + Self.cell.height * shape.y / 2)""#
      + #" width="\#(halved(width))" height="\#(height)" fill="\#(style.paint.foreground)""#
      + #" shape-rendering="crispEdges"\#(style.svgAttributes)/>"#
  }

  private func halved(_ number: Int) -> String {
    "\(number / 2)\(number % 2 == 0 ? "" : ".5")"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      switch letter {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(letter)
      }
    }
  }
}

extension ResolvedStyle {
  /// The colours as SVG names them; the ground is `nil` where the picture's own shows through.
  fileprivate var paint: (foreground: String, background: String?) {
    let colors = (foreground.svgName, background.svgName)
    return attributes.contains(.reverse) ? (colors.1 ?? "white", colors.0 ?? "black") : (colors.0 ?? "black", colors.1)
  }

  fileprivate var svgAttributes: String {
    (attributes.contains(.bold) ? #" font-weight="bold""# : "")
      + (attributes.contains(.italic) ? #" font-style="italic""# : "")
      + (attributes.contains(.underline) ? #" text-decoration="underline""# : "")
      + (attributes.contains(.dim) ? #" opacity="0.6""# : "")
  }
}

extension ResolvedColor {
  fileprivate var svgName: String? {
    switch self {
    case .terminalDefault: nil
    case .indexed(let index): Palette256.color(index).hexadecimal
    case .rgb(let rgb): rgb.hexadecimal
    }
  }
}
