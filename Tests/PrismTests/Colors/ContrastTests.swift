import Prism
import Testing

struct ContrastTests {
  /// Well-known greys of WCAG: #767676 passes 4.5 on white and #777777 does not; 3 lies between #949494 and #959595.
  @Test(
    "Known pairs of colours have their known contrast ratios, in either order",
    arguments: [
      (0x000000, 0xFFFFFF, 21), (0x767676, 0xFFFFFF, 4.54), (0x777777, 0xFFFFFF, 4.48), (0x949494, 0xFFFFFF, 3.03),
      (0x959595, 0xFFFFFF, 2.99), (0xFF0000, 0xFFFFFF, 4.00), (0x0000FF, 0xFFFFFF, 8.59), (0x00FF00, 0x000000, 15.3),
      (0xEB1700, 0xFFFFFF, 4.51), (0x123456, 0x123456, 1),
    ] as [(UInt32, UInt32, Double)])
  func knownPairsHaveKnownRatios(one: UInt32, other: UInt32, ratio: Double) {
    #expect(abs(Contrast.ratio(RGB(one), RGB(other)) - ratio) < 0.006)
    #expect(Contrast.ratio(RGB(one), RGB(other)) == Contrast.ratio(RGB(other), RGB(one)))
  }

  @Test("Luminance goes from 0 for black to 1 for white") func luminanceGoesFromBlackToWhite() {
    #expect(Contrast.luminance(RGB(0x000000)) == 0)
    #expect(abs(Contrast.luminance(RGB(0xFFFFFF)) - 1) < 0.000001)
    #expect(abs(Contrast.luminance(RGB(0x808080)) - 0.215861) < 0.000001)
  }
}
