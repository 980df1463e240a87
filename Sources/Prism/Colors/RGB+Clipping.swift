extension RGB {
  /// The nearest colour with red, green and blue between 0 and 1, each by itself.
  init(clipping color: SIMD3<Double>) {
    self.init(red: Self.byte(color.x), green: Self.byte(color.y), blue: Self.byte(color.z))
  }

  /// Whether clipping changes no more than rounding does.
  static func canShow(_ color: SIMD3<Double>) -> Bool {
    let half = 0.5 / 255
    return color.min() >= -half && color.max() <= 1 + half
  }

  /// Formulas end in no number at all where a file asks for colours far beyond any eye.
  private static func byte(_ channel: Double) -> UInt8 {
    channel.isNaN ? 0 : UInt8((max(0, min(1, channel)) * 255).rounded())
  }
}
