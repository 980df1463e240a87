extension RGB {
  /// Creates the nearest colour, with each of red, green and blue clipped to 0...1.
  init(clipping color: SIMD3<Double>) {
    self.init(red: Self.byte(color.x), green: Self.byte(color.y), blue: Self.byte(color.z))
  }

  /// Returns whether clipping changes the colour by no more than rounding.
  static func canShow(_ color: SIMD3<Double>) -> Bool {
    let half = 0.5 / 255
    return color.min() >= -half && color.max() <= 1 + half
  }

  /// Returns a channel as a byte. The formulas return NaN for colours far outside the visible range; NaN becomes 0.
  private static func byte(_ channel: Double) -> UInt8 {
    channel.isNaN ? 0 : UInt8((max(0, min(1, channel)) * 255).rounded())
  }
}
