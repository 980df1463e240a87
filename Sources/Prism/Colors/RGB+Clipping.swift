extension RGB {
  /// The nearest colour with red, green and blue between 0 and 1, each by itself.
  init(clipping color: SIMD3<Double>) {
    let bytes = (color.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
    self.init(red: UInt8(bytes.x), green: UInt8(bytes.y), blue: UInt8(bytes.z))
  }

  /// Whether clipping changes no more than rounding does.
  static func canShow(_ color: SIMD3<Double>) -> Bool {
    let half = 0.5 / 255
    return color.min() >= -half && color.max() <= 1 + half
  }
}
