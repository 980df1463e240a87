/// A matrix of three rows and three columns.
struct Matrix3: Sendable {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(), (matrix.rows.2 * vector).sum())
  }
}

/// The matrices from the linear form of a colour space to linear sRGB. They were computed in rational numbers from the
/// chromaticities of the primaries, with Bradford adaptation where the white is D50.
extension Matrix3 {
  static let p3 = Matrix3(
    [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0], [-0.0196375546, -0.0786360456, 1.0982736001])
  static let a98 = Matrix3([1.398355744, -0.398355744, 0], [0, 1, 0], [0, -0.0429289893, 1.0429289893])
  static let rec2020 = Matrix3(
    [1.6604910021, -0.5876411388, -0.0728498633], [-0.1245504745, 1.1328998971, -0.0083494226],
    [-0.0181507634, -0.100578898, 1.1187296614])
  static let proPhoto = Matrix3(
    [2.0343808495, -0.7276357899, -0.3067450596], [-0.2288257316, 1.2317425412, -0.0029168096],
    [-0.0085588288, -0.1532667021, 1.1618255309])
  static let xyzD65 = Matrix3(
    [3.2409699419, -1.5373831776, -0.4986107603], [-0.9692436363, 1.8759675015, 0.0415550574],
    [0.0556300797, -0.2039769589, 1.0569715142])
  static let xyzD50 = Matrix3(
    [3.1341358529, -1.617385998, -0.4906622179], [-0.9787954766, 1.9162543774, 0.0334428734],
    [0.0719553926, -0.2289767598, 1.4053860351])
}
