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
}
