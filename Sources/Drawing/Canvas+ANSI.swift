import Prism
import Text

extension Canvas {
  /// The rows with their styles, as escape sequences that every terminal knows. Each row begins and ends in the
  /// terminal's own colours, so that a row cut out by `head` or `grep` is complete.
  public var ansiRows: [String] { (0..<size.height).map(ansiRow) }

  /// One of these rows.
  public func ansiRow(_ y: Int) -> String {
    var row = ""
    var runs = runs(ofRow: y)
    if let last = runs.last, last.style == ResolvedStyle(), last.glyphs.allSatisfy({ $0 == .space }) {
      runs.removeLast()
    }
    for run in runs {
      row += run.style.ansiSequence
      for glyph in run.glyphs {
        glyph.write(to: &row)
      }
    }
    return runs.isEmpty ? "" : row + "\u{1B}[0m"
  }
}

extension ResolvedStyle {
  /// The escape sequence that selects this style, whichever style was selected before.
  var ansiSequence: String {
    var codes = ["0"]
    if attributes.contains(.bold) { codes.append("1") }
    if attributes.contains(.dim) { codes.append("2") }
    if attributes.contains(.italic) { codes.append("3") }
    if attributes.contains(.underline) { codes.append("4") }
    if attributes.contains(.reverse) { codes.append("7") }
    if attributes.contains(.strikethrough) { codes.append("9") }
    codes += foreground.ansiCodes(base: 30) + background.ansiCodes(base: 40)
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension ResolvedColor {
  /// Returns the codes that select this colour. `base` is 30 for letters and 40 for the background. True colour uses the
  /// semicolon form, which most terminals understand.
  fileprivate func ansiCodes(base: Int) -> [String] {
    switch self {
    case .terminalDefault: []
    case .indexed(let index) where index < 8: ["\(base + Int(index))"]
    case .indexed(let index) where index < 16: ["\(base + 52 + Int(index))"]
    case .indexed(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let rgb): ["\(base + 8)", "2", "\(rgb.red)", "\(rgb.green)", "\(rgb.blue)"]
    }
  }
}
