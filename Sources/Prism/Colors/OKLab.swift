import Glibc

/// A colour in a perceptual colour space, where equal distances look about equal.
///
/// The numbers are those of Björn Ottosson's "A perceptual color space for image processing" (2020).
public struct OKLab: Hashable, Sendable {
  /// Lightness, the axis from green to red, and the axis from blue to yellow.
  let axes: SIMD3<Double>

  public init(lightness: Double, a: Double, b: Double) {
    axes = SIMD3(lightness, a, b)
  }

  public init(_ rgb: RGB) {
    self.init(LinearRGB(rgb))
  }

  public init(_ light: LinearRGB) {
    let cones = Self.cones * light.channels
    axes = Self.axes * SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
  }

  /// The lightness: 0 is black, 1 is white.
  public var lightness: Double { axes.x }
  public var a: Double { axes.y }
  public var b: Double { axes.z }

  public var light: LinearRGB {
    let roots = Self.rootsOfCones * axes
    return LinearRGB(channels: Self.lightOfCones * (roots * roots * roots))
  }

  /// Returns the distance to another colour. 0.02 is just noticeable; black and white are 1 apart.
  public func distance(to other: OKLab) -> Double {
    squaredDistance(to: other).squareRoot()
  }

  func squaredDistance(to other: OKLab) -> Double {
    let difference = axes - other.axes
    return (difference * difference).sum()
  }

  private static let cones = Matrix3(
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005])
  private static let axes = Matrix3(
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660])
  private static let rootsOfCones = Matrix3(
    [1, 0.3963377774, 0.2158037573],
    [1, -0.1055613458, -0.0638541728],
    [1, -0.0894841775, -1.2914855480])
  private static let lightOfCones = Matrix3(
    [4.0767416621, -3.3077115913, 0.2309699292],
    [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.7076147010])
}
