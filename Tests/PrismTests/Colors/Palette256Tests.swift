import Prism
import TestSupport
import Testing

struct Palette256Tests {
  /// Compares the choice with a search through all entries.
  @Test("The palette entry chosen for a colour is the nearest of all entries") func nearestEntryIsNearest() throws {
    var generator = SeededGenerator(seed: 256)
    let entries = (UInt8(16)...255).map { ($0, OKLab(Palette256.color($0))) }
    for _ in 0..<500 {
      let rgb = RGB(UInt32.random(in: 0...0xFFFFFF, using: &generator))
      let wanted = OKLab(rgb)
      let nearest = try #require(entries.min { wanted.distance(to: $0.1) < wanted.distance(to: $1.1) })
      let chosen = Palette256.nearest(to: rgb)
      #expect(chosen >= 16)
      #expect(wanted.distance(to: OKLab(Palette256.color(chosen))) == wanted.distance(to: nearest.1))
    }
  }

  @Test("Every entry is the nearest to its own colour") func anEntryIsNearestToItself() {
    for index in UInt8(16)...255 {
      #expect(Palette256.nearest(to: Palette256.color(index)) == index)
    }
  }

  /// The first sixteen entries vary between terminals, so equal colours from entry 16 up are chosen.
  @Test(
    "Known colours get their known palette entries",
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x0000EE, 21), (0xEB1700, 196), (0x00838A, 30),
      (0x191919, 234),
      (0xF7F7F7, 231), (0x313131, 236), (0x6B6B6B, 242), (0xD91400, 160),
    ] as [(UInt32, UInt8)])
  func knownColorsHaveKnownEntries(hex: UInt32, index: UInt8) {
    #expect(Palette256.nearest(to: RGB(hex)) == index)
  }
}
