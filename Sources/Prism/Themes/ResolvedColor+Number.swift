/// Numbers in the place of colours, by which cells name the picture that they belong to.
extension ResolvedColor {
  /// The number of different pictures that cells can name.
  public static let mostNumbers = 1 << 24

  public static func number(_ number: Int) -> ResolvedColor {
    .rgb(
      RGB(
        red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
        blue: UInt8(truncatingIfNeeded: number)))
  }

  public var number: Int? {
    guard case .rgb(let color) = self else { return nil }
    return Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
  }
}
