import Glibc

extension ColorSpace {
  /// Returns the colour in sRGB, with the transfer curve that screens expect. Components outside 0...1 are colours that
  /// sRGB cannot show.
  ///
  /// The formulas are those of CSS Color 4.
  func sRGB(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: components
    case .hsl: Self.hsl(hue: components.x, saturation: components.y / 100, lightness: components.z / 100)
    case .hwb: Self.hwb(hue: components.x, whiteness: components.y / 100, blackness: components.z / 100)
    case .srgbLinear: Self.encoded(components)
    case .displayP3: Self.encoded(Matrix3.p3 * components.mapped(LinearRGB.linear))
    case .a98: Self.encoded(Matrix3.a98 * components.mapped { pow($0, 563 / 256) })
    case .proPhoto: Self.encoded(Matrix3.proPhoto * components.mapped { $0 <= 16 / 512 ? $0 / 16 : pow($0, 1.8) })
    case .rec2020: Self.encoded(Matrix3.rec2020 * components.mapped(Self.rec2020Linear))
    case .xyzD65: Self.encoded(Matrix3.xyzD65 * components)
    case .xyzD50: Self.encoded(Matrix3.xyzD50 * components)
    case .lab: Self.encoded(Matrix3.xyzD50 * Self.xyz(lab: components))
    case .lch: Self.encoded(Matrix3.xyzD50 * Self.xyz(lab: Self.cartesian(components)))
    case .oklab: Self.oklab(components)
    case .oklch: Self.oklab(Self.cartesian(components))
    }
  }

  private static func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
    light.mapped(LinearRGB.encoded)
  }

  private static func oklab(_ axes: SIMD3<Double>) -> SIMD3<Double> {
    encoded(OKLab(lightness: axes.x, a: axes.y, b: axes.z).light.channels)
  }

  /// Converts lightness, chroma and hue to lightness, a and b.
  private static func cartesian(_ polar: SIMD3<Double>) -> SIMD3<Double> {
    let angle = polar.z * .pi / 180
    return SIMD3(polar.x, polar.y * cos(angle), polar.y * sin(angle))
  }

  private static func hsl(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
    let reach = saturation * min(lightness, 1 - lightness)
    return SIMD3(0, 8, 4).mapped { turn in
      let place = fmod(turn + hue / 30, 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
  }

  private static func hwb(hue: Double, whiteness: Double, blackness: Double) -> SIMD3<Double> {
    let sum = whiteness + blackness
    guard sum < 1 else { return SIMD3(repeating: whiteness / sum) }
    return hsl(hue: hue, saturation: 1, lightness: 0.5) * (1 - sum) + whiteness
  }

  private static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let middle = (lab.x + 16) / 116
    let roots = SIMD3(middle + lab.y / 500, middle, middle - lab.z / 200)
    let white = SIMD3(0.964_295_676_4, 1, 0.825_104_602_5)
    return white * roots.mapped { $0 > 6.0 / 29 ? $0 * $0 * $0 : (116 * $0 - 16) * 27 / 24389 }
  }

  private static func rec2020Linear(_ encoded: Double) -> Double {
    let (alpha, beta) = (1.099_296_826_809_44, 0.018_053_968_510_807)
    return encoded < 4.5 * beta ? encoded / 4.5 : pow((encoded + alpha - 1) / alpha, 1 / 0.45)
  }
}

extension SIMD3<Double> {
  fileprivate func mapped(_ change: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(change(x), change(y), change(z))
  }
}
