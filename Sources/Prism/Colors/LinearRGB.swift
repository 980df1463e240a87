import Glibc

/// Amounts of light: sRGB without its transfer curve. Colours are converted, compared and measured in this form.
public struct LinearRGB: Hashable, Sendable {
  /// Red, green and blue. Values outside 0...1 are colours that an sRGB screen cannot show.
  let channels: SIMD3<Double>

  init(channels: SIMD3<Double>) {
    self.channels = channels
  }

  public init(_ rgb: RGB) {
    channels = SIMD3(Self.levels[Int(rgb.red)], Self.levels[Int(rgb.green)], Self.levels[Int(rgb.blue)])
  }

  public var red: Double { channels.x }
  public var green: Double { channels.y }
  public var blue: Double { channels.z }

  /// Returns the amount of light of an sRGB value, by the curve of IEC 61966-2-1. The curve is mirrored for negative
  /// values.
  static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    return copysign(size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4), encoded)
  }

  static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    return copysign(size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055, linear)
  }
}
