import Drawing
import Prism
import Text

extension Canvas {
  /// Reads the output of `tmux capture-pane -e`: text with SGR sequences. Styles continue over the ends of lines.
  public init(captured: String, size: Size) {
    self.init(size: size)
    var style = ResolvedStyle()
    let lines = captured.split(separator: "\n", omittingEmptySubsequences: false).prefix(size.height)
    for (y, line) in lines.enumerated() {
      var x = 0
      for (index, part) in line.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
        var text = part
        if index > 0 {
          let parameters = part.dropFirst().prefix { $0 != "m" }
          style.apply(sgr: parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 })
          text = part.dropFirst(parameters.count + 2)
        }
        x += draw(SafeText(String(text)), x: x, y: y, clip: bounds, style: style)
      }
    }
  }

  /// Gives blanks without a style at the ends of rows the style of the same blanks in another canvas.
  func withGround(of other: Canvas) -> Canvas {
    guard size == other.size else { return self }
    var canvas = self
    for y in 0..<size.height {
      for x in (0..<size.width).reversed() {
        guard self[x, y] == Cell.blank(ResolvedStyle()) else { break }
        if other[x, y].glyph == .space {
          canvas.fill(Rect(x: x, y: y, width: 1, height: 1), style: other[x, y].style)
        }
      }
    }
    return canvas
  }
}
