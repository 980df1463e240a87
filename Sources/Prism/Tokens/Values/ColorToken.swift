/// A colour that an sRGB screen can show.
public struct ColorToken: Hashable, Sendable {
  public let rgb: RGB
  /// The opacity: 0 is transparent, 1 is opaque.
  public let alpha: Double

  public init(rgb: RGB, alpha: Double = 1) {
    self.rgb = rgb
    self.alpha = alpha
  }
}

extension ColorToken {
  /// Reads a colour in the notation from before the format had colour spaces: `#rgb`, `#rrggbb` or `#rrggbbaa`.
  init?(hex text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt8] = []
    for byte in text.utf8.dropFirst() {
      guard byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      digits.append(UInt8(digit))
    }
    if digits.count == 3 {
      digits = digits.flatMap { [$0, $0] }
    }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    rgb = RGB(red: bytes[0], green: bytes[1], blue: bytes[2])
    alpha = bytes.count == 4 ? Double(bytes[3]) / 255 : 1
  }
}
