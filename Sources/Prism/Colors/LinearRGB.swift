import Glibc

/// Amounts of light: sRGB with its curve taken off. Colours are converted, compared and measured in it.
public struct LinearRGB: Hashable, Sendable {
  /// Red, green, blue. Outside 0...1 where no sRGB screen can show the colour.
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

  /// The curve of IEC 61966-2-1, mirrored for negative values.
  static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    return copysign(size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4), encoded)
  }

  static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    return copysign(size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055, linear)
  }
}
