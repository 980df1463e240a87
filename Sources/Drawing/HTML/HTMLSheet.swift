import Prism
import Text

/// The style sheet of the frames on one page. It has a class for each style, width and shape that the frames use.
public struct HTMLSheet: Sendable {
  private var numbers: [ResolvedStyle: Int] = [:]
  private var styles: [ResolvedStyle] = []
  private var widths: Set<Int> = []
  private var shapes: [Unicode.Scalar: String] = [:]

  /// The number of frames with pictures.
  private var pictureFrames = 0

  public init() {}

  /// The end of the ids in a frame with pictures, which no other frame of the page has.
  mutating func nextPictureName() -> String {
    pictureFrames += 1
    return "-\(pictureFrames)"
  }

  /// The class of a style. Classes are numbered in the order of their first use.
  mutating func name(of style: ResolvedStyle) -> String {
    if let number = numbers[style] { return "s\(number)" }
    numbers[style] = styles.count
    styles.append(style)
    return "s\(styles.count - 1)"
  }

  mutating func name(ofWidth columns: Int) -> String {
    widths.insert(columns)
    return "w\(columns)"
  }

  /// The class of a line or a block; `nil` for a glyph that is drawn as a letter.
  mutating func name(ofShape glyph: Glyph) -> String? {
    let name = "u" + String(glyph.base.value, radix: 16)
    if shapes[glyph.base] != nil { return name }
    guard let rules = HTMLShape.rules(for: glyph, class: name) else { return nil }
    shapes[glyph.base] = rules
    return name
  }

  /// The rules for all frames that were made with this sheet.
  public var css: String {
    let styles = styles.enumerated().map { ".s\($0.offset){\($0.element.css)}" }
    let widths = widths.sorted().map { ".w\($0){width:\($0)ch}" }
    let shapes = shapes.sorted { $0.key < $1.key }.map(\.value)
    return ([Self.frame] + widths + shapes + styles).joined(separator: "\n")
  }

  /// The rules of every frame. Each piece of a row has a box of whole columns, so that the columns line up whatever
  /// fonts supply the letters. Right-to-left letters stand in the order of their cells, as in a terminal.
  private static let frame = """
    .screen{overflow-x:auto;box-sizing:border-box;width:fit-content;max-width:100%;padding:.5rem .75rem;\
    border-radius:.5rem;forced-color-adjust:none;print-color-adjust:exact}
    .screen pre{position:relative;margin:0;font:15px/20px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",\
    "Noto Sans Mono",monospace;font-variant-ligatures:none;-webkit-text-size-adjust:100%;text-size-adjust:100%;\
    min-width:max-content;white-space:pre;direction:ltr;unicode-bidi:bidi-override}
    .screen pre span{display:inline-block;height:20px;line-height:20px;vertical-align:top;white-space:pre;\
    direction:ltr;unicode-bidi:bidi-override}
    .screen pre .g{text-align:center}
    .screen pre svg{position:absolute;left:0;top:0;pointer-events:none}
    .screen a{color:inherit;text-decoration:none}
    .screen a:hover{text-decoration:underline}
    .screen a:focus-visible{outline:2px solid;outline-offset:-1px}
    """
}

extension ResolvedStyle {
  /// The style as CSS declarations.
  fileprivate var css: String {
    let isReversed = attributes.contains(.reverse)
    let own = (foreground.svgName, background.svgName)
    let letters = isReversed ? own.1 ?? "Canvas" : own.0 ?? "CanvasText"
    let ground = isReversed ? own.0 ?? "CanvasText" : own.1
    var css = ["color:" + (attributes.contains(.dim) ? Self.dimmed(letters, on: ground ?? "Canvas") : letters)]
    if let ground { css.append("background-color:" + ground) }
    if attributes.contains(.bold) { css.append("font-weight:700") }
    if attributes.contains(.italic) { css.append("font-style:italic") }
    let lines = [(TextAttributes.underline, "underline"), (.strikethrough, "line-through")]
    let decorations = lines.filter { attributes.contains($0.0) }.map(\.1)
    if !decorations.isEmpty { css.append("text-decoration:" + decorations.joined(separator: " ")) }
    return css.joined(separator: ";")
  }

  private static func dimmed(_ letters: String, on ground: String) -> String {
    "color-mix(in srgb,\(letters) 60%,\(ground))"
  }
}
