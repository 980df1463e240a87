import Prism

extension ResolvedStyle {
  /// The colour of letters and of the background for SVG. The background is `nil` where the picture's own shows through.
  var paint: (foreground: String, background: String?) {
    let colors = (foreground.svgName, background.svgName)
    return attributes.contains(.reverse) ? (colors.1 ?? "white", colors.0 ?? "black") : (colors.0 ?? "black", colors.1)
  }

  var svgAttributes: String {
    (attributes.contains(.bold) ? #" font-weight="bold""# : "")
      + (attributes.contains(.italic) ? #" font-style="italic""# : "")
      + (attributes.isDisjoint(with: [.underline, .strikethrough]) ? "" : #" text-decoration="\#(svgDecoration)""#)
      + svgOpacity
  }

  private var svgDecoration: String {
    [(TextAttributes.underline, "underline"), (.strikethrough, "line-through")]
      .filter { attributes.contains($0.0) }.map(\.1).joined(separator: " ")
  }

  var svgOpacity: String {
    attributes.contains(.dim) ? #" opacity="0.6""# : ""
  }
}

extension ResolvedColor {
  /// The colour for SVG and CSS; `nil` for the default colour.
  var svgName: String? {
    switch self {
    case .terminalDefault: nil
    case .indexed(let index): Palette256.color(index).hexadecimal
    case .rgb(let rgb): rgb.hexadecimal
    }
  }
}
