import Drawing
import Prism
import Text

/// A frame with every attribute, every kind of colour, wide and composed glyphs, and text at both ends of the last row.
public enum Picture {
  public static func canvas(size: Size, heard: String) -> Canvas {
    var canvas = Canvas(size: size)
    draw(heard, y: 0, on: &canvas)
    for (y, line) in lines.enumerated() where y + 1 < size.height - 1 {
      var x = 0
      for (text, style) in line {
        x += draw(text, x: x, y: y + 1, style, on: &canvas)
      }
    }
    draw("<", y: size.height - 1, ResolvedStyle(foreground: .indexed(196)), on: &canvas)
    draw(">", x: size.width - 1, y: size.height - 1, ResolvedStyle(foreground: .indexed(46)), on: &canvas)
    draw("語", x: size.width - 2, y: size.height - 2, ResolvedStyle(background: .indexed(18)), on: &canvas)
    return canvas
  }

  /// Returns a row for each background, with eight foregrounds in each row. Both halves of the backgrounds together
  /// need more colour pairs than a terminal with eight colours has (64, one of them reserved).
  public static func pairs(size: Size, backgrounds: Range<UInt8>) -> Canvas {
    var canvas = Canvas(size: size)
    for (y, background) in backgrounds.enumerated() {
      for foreground in 0..<8 {
        let style = ResolvedStyle(foreground: .indexed(UInt8(foreground)), background: .indexed(background))
        draw("\(background)", x: foreground, y: y, style, on: &canvas)
      }
    }
    return canvas
  }

  /// Returns a page whose cells all have different backgrounds, which no other page uses.
  public static func colors(size: Size, page: Int) -> Canvas {
    var canvas = Canvas(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let number = (page * size.height + y) * size.width + x
        draw("\(page % 10)", x: x, y: y, ResolvedStyle(background: .rgb(RGB(UInt32(number * 16 + 8)))), on: &canvas)
      }
    }
    return canvas
  }

  /// Returns a row of words on a background, with a wide glyph behind them.
  public static func walker(size: Size, after words: String) -> Canvas {
    var canvas = Canvas(size: size)
    let style = ResolvedStyle(foreground: .indexed(16), background: .indexed(220))
    canvas.fill(Rect(x: 0, y: 0, width: 40, height: 1), style: style)
    draw(words + "🚶", y: 0, style, on: &canvas)
    draw("|", x: 40, y: 0, on: &canvas)
    return canvas
  }

  private typealias Run = (String, ResolvedStyle)

  private static let lines: [[Run]] = [
    attributes,
    [200, 208, 226, 46, 51, 21].map { ("■ \($0) ", ResolvedStyle(foreground: .indexed($0))) },
    [17, 52, 22, 236].map { (" \($0) ", ResolvedStyle(foreground: .indexed(231), background: .indexed($0))) },
    [0xEB1700, 0x5FAF00, 0x808080].map { ("rgb ", ResolvedStyle(foreground: .rgb(RGB($0)))) }
      + [0x000000, 0x000005].map { ("dark", ResolvedStyle(foreground: .indexed(7), background: .rgb(RGB($0)))) },
    [("寿司とラーメン", ResolvedStyle(foreground: .indexed(16), background: .indexed(220))), (" next", ResolvedStyle())],
    [("cafe\u{301} — “12,50 €” • ★ 4.7", ResolvedStyle())],
    [("한국어 🍕 pizza", ResolvedStyle(attributes: .bold))],
  ]

  private static let attributes: [Run] = [
    ("plain ", []), ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("reverse", .reverse), ("all", [.bold, .italic, .underline, .reverse]),
  ].map { ($0.0, ResolvedStyle(attributes: $0.1)) }

  @discardableResult
  private static func draw(
    _ text: String, x: Int = 0, y: Int, _ style: ResolvedStyle = ResolvedStyle(), on canvas: inout Canvas
  ) -> Int {
    canvas.draw(SafeText(text), x: x, y: y, clip: canvas.bounds, style: style)
  }
}
