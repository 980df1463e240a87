import Prism
import TestSupport
import Testing

/// Raw colours from backends, which are kept as far as they are readable.
struct ReadableTests {
  @Test("A readable colour stays unchanged") func readableColoursStay() {
    #expect(RGB(0x00838A).readable(on: RGB(0xFFFFFF)) == RGB(0x00838A))
    #expect(RGB(0xFFFFFF).readable(on: RGB(0x121212)) == RGB(0xFFFFFF))
  }

  @Test("Any colour becomes readable on any background, and readable colours stay unchanged")
  func anyColourBecomesReadable() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let color = RGB(UInt32.random(in: 0...0xFFFFFF, using: &random))
      let ground = RGB(UInt32.random(in: 0...0xFFFFFF, using: &random))
      let readable = color.readable(on: ground)
      // Every background has a contrast of at least 4.58 with black or with white.
      #expect(Contrast.ratio(readable, ground) >= 4.5)
      if Contrast.ratio(color, ground) >= 4.5 { #expect(readable == color) }
    }
  }

  @Test("An unreadable colour changes only as much as needed and keeps its hue") func coloursMoveAsLittleAsNeeded() {
    let orange = RGB(0xFFA500)
    let moved = orange.readable(on: RGB(0xFFFFFF))
    #expect(Contrast.ratio(moved, RGB(0xFFFFFF)) < 4.7)
    #expect(moved.red > moved.green && moved.green > moved.blue)
  }

  @Test(
    "Words in a colour that a server chose have the contrast on every ground, also among 256 colours",
    arguments: [Depth.truecolor, .palette256], [Color.text(.primary), .tag(.highlight(.foreground))])
  func serversColoursAreReadable(depth: Depth, use: Color) throws {
    var values = ThemeValues()
    for color in Color.allCases { values.colors[color] = ThemeValues.Shade(RGB(0x191919)) }
    values.colors[.background(.primary)] = ThemeValues.Shade(RGB(0xFFFFFF))
    let theme = Theme(values, depth: depth)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let words = Paint.raw(RGB(UInt32.random(in: 0...0xFFFFFF, using: &random)), instead: use)
      let raw = Paint.raw(RGB(UInt32.random(in: 0...0xFFFFFF, using: &random)), instead: .background(.primary))
      for ground in [raw, .meaning(.background(.primary))] {
        let style = theme.style(words, on: ground)
        let shown = [style.foreground, style.background].compactMap(Self.value)
        try #require(shown.count == 2)
        #expect(Contrast.ratio(shown[0], shown[1]) >= 4.5, "\(words) on \(ground)")
      }
    }
  }

  private static func value(_ color: ResolvedColor) -> RGB? {
    switch color {
    case .rgb(let rgb): rgb
    case .indexed(let index): Palette256.color(index)
    case .terminalDefault: nil
    }
  }
}
