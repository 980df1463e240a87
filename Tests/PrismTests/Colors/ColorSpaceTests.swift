import Testing

@testable import Prism

struct ColorSpaceTests {
  /// A green in every space, from the tests that browsers pass for CSS Color 4.
  @Test(
    "The same green is converted correctly from every colour space",
    arguments: [
      (.srgb, [0, 0.501961, 0]), (.srgbLinear, [0, 0.21586, 0]), (.hsl, [120, 100, 25.098]), (.hwb, [120, 0, 49.8039]),
      (.lab, [46.2775, -47.5621, 48.5837]), (.lch, [46.2775, 67.9892, 134.3912]),
      (.oklab, [0.51975, -0.1403, 0.10768]), (.oklch, [0.51975, 0.17686, 142.495]),
      (.displayP3, [0.21604, 0.49418, 0.13151]), (.a98, [0.281363, 0.498012, 0.116746]),
      (.proPhoto, [0.230479, 0.395789, 0.129968]), (.rec2020, [0.235202, 0.431704, 0.085432]),
      (.xyzD65, [0.07719, 0.15438, 0.02573]), (.xyzD50, [0.08314, 0.154772, 0.020895]),
    ] as [(ColorSpace, SIMD3<Double>)])
  func greenIsTheSameInAllSpaces(space: ColorSpace, components: SIMD3<Double>) {
    let color = space.sRGB(components)
    #expect(RGB(clipping: color) == RGB(0x008000))
    #expect(RGB.canShow(color))
    let error = (color - SIMD3(0, 128.0 / 255, 0))
    #expect(max(error.max(), -error.min()) < 0.005)
  }

  @Test("White and black are converted correctly from every colour space", arguments: ColorSpace.allCases)
  func whiteAndBlackAreTheSameInAllSpaces(space: ColorSpace) {
    let white: SIMD3<Double> =
      switch space {
      case .hsl: [0, 0, 100]
      case .hwb: [0, 100, 0]
      case .lab, .lch: [100, 0, 0]
      case .oklab, .oklch: [1, 0, 0]
      case .xyzD65: [0.950455927, 1, 1.089057750]
      case .xyzD50: [0.964295676, 1, 0.825104602]
      default: [1, 1, 1]
      }
    #expect(RGB(clipping: space.sRGB(white)) == RGB(0xFFFFFF))
    #expect(RGB.canShow(space.sRGB(white)))
    let black: SIMD3<Double> = space == .hwb ? [0, 0, 100] : [0, 0, 0]
    #expect(RGB(clipping: space.sRGB(black)) == RGB(0x000000))
  }

  @Test(
    "Known colours are converted correctly from the cylindrical and Lab spaces",
    arguments: [
      (.hsl, [0, 100, 50], 0xFF0000), (.hsl, [330, 100, 50], 0xFF0080), (.hsl, [210, 50, 40], 0x336699),
      (.hwb, [330, 0, 0], 0xFF0080), (.hwb, [0, 60, 60], 0x808080), (.hwb, [200, 20, 20], 0x3399CC),
      (.lab, [60.17, 93.54, -60.5], 0xFF00FF), (.lch, [60.17, 111.4, 327.11], 0xFF00FF),
      (.oklab, [0.7016, 0.2746, -0.169], 0xFF00FF), (.oklch, [0.7016, 0.3225, 328.363], 0xFF00FF),
    ] as [(ColorSpace, SIMD3<Double>, UInt32)])
  func otherColorsAreConverted(space: ColorSpace, components: SIMD3<Double>, rgb: UInt32) {
    #expect(RGB(clipping: space.sRGB(components)) == RGB(rgb))
  }

  @Test("Colours that sRGB cannot show are recognized, and clipping brings them into range")
  func coloursOutsideSRGBAreRecognized() {
    #expect(!RGB.canShow(ColorSpace.displayP3.sRGB([0, 1, 0])))
    #expect(!RGB.canShow(ColorSpace.oklch.sRGB([0.7, 0.4, 30])))
    #expect(RGB(clipping: [-0.5, 1.5, 0.5]) == RGB(0x00FF80))
  }
}
