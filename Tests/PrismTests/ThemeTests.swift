import Prism
import Testing

struct ThemeTests {
  private let palette = Palette([.text(.primary): RGB(0x191919), .background(.primary): RGB(0xFFFFFF)])

  @Test func aMeaningHasTheBrandsValueInTheDepthAtHand() {
    #expect(Theme(palette, depth: .truecolor).style(.listRowTitle).foreground == .rgb(RGB(0x191919)))
    #expect(Theme(palette, depth: .palette256).style(.listRowTitle).foreground == .indexed(234))
    #expect(Theme(palette, depth: .monochrome).style(.listRowTitle).foreground == .terminalDefault)
    #expect(Theme(palette, depth: .truecolor).style(.rating).foreground == .terminalDefault)
  }

  @Test func withoutColourTitlesStillStandOut() {
    let theme = Theme(palette, depth: .monochrome)
    #expect(theme.style(.listRowTitle).attributes.contains(.bold))
    #expect(!theme.style(.listRowSubtext).attributes.contains(.bold))
  }

  /// Known entries of xterm's palette, none of them among the sixteen that belong to the user.
  @Test(
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x808080, 244), (0xEEEEEE, 255),
      (0x121212, 233),
    ] as [(UInt32, UInt8)])
  func theNearestOfThe256IsFound(hex: UInt32, index: UInt8) {
    #expect(Palette256.nearest(to: RGB(hex)) == index)
  }
}
