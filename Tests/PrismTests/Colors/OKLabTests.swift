import TestSupport
import Testing

@testable import Prism

struct OKLabTests {
  /// Values from Ottosson's own converter.
  @Test(
    "Known colours have their known coordinates in OKLab",
    arguments: [
      (0xFFFFFF, [1, 0, 0]), (0x000000, [0, 0, 0]), (0xFF0000, [0.627955, 0.224863, 0.125846]),
      (0x00FF00, [0.866440, -0.233888, 0.179498]), (0x0000FF, [0.452014, -0.032457, -0.311528]),
      (0x808080, [0.599871, 0, 0]),
    ] as [(UInt32, SIMD3<Double>)])
  func knownColorsHaveKnownCoordinates(hex: UInt32, axes: SIMD3<Double>) {
    let difference = OKLab(RGB(hex)).axes - axes
    #expect(max(difference.max(), -difference.min()) < 0.00001)
  }

  @Test("A colour converted to OKLab and back is unchanged") func conversionIsReversible() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let rgb = RGB(UInt32.random(in: 0...0xFFFFFF, using: &generator))
      let light = OKLab(rgb).light
      let encoded = SIMD3(light.red, light.green, light.blue)
      #expect(RGB(clipping: ColorSpace.srgbLinear.sRGB(encoded)) == rgb)
    }
  }

  @Test("Distances in OKLab follow perception: dark greys lie farther apart than light ones")
  func distanceFollowsPerception() {
    let (black, white) = (OKLab(RGB(0x000000)), OKLab(RGB(0xFFFFFF)))
    #expect(abs(black.distance(to: white) - 1) < 0.00001)
    #expect(black.distance(to: black) == 0)
    #expect(abs(OKLab(RGB(0xFF0000)).distance(to: OKLab(RGB(0x00FF00))) - 0.519_81) < 0.0001)
    // In sRGB both pairs are equally far apart; the eye tells the dark pair apart more easily.
    let dark = OKLab(RGB(0x101010)).distance(to: OKLab(RGB(0x202020)))
    let light = OKLab(RGB(0xE0E0E0)).distance(to: OKLab(RGB(0xF0F0F0)))
    #expect(dark > light)
  }

  @Test("Linear light is the colour without the transfer curve of sRGB") func linearLightHasNoTransferCurve() {
    let light = LinearRGB(RGB(0x00BCFF))
    #expect(light.red == 0)
    #expect(abs(light.green - 0.502_886) < 0.00001)
    #expect(light.blue == 1)
  }

  @Test("The table of 256 levels agrees with the transfer curve") func levelsFollowTheCurve() {
    #expect(LinearRGB.levels.count == 256)
    for (byte, level) in LinearRGB.levels.enumerated() {
      #expect(abs(level - LinearRGB.linear(Double(byte) / 255)) < 1e-15, "\(byte)")
    }
  }
}
