/// A colour of 24 bits in sRGB, as designers write it.
public struct RGB: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from a number such as `0xEB1700`.
  public init(_ hex: UInt32) {
    self.init(red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }
}

extension RGB {
  /// The colour as text: `#eb1700`.
  public var hexadecimal: String {
    [red, green, blue].reduce(into: "#") { text, part in
      text += (part < 16 ? "0" : "") + String(part, radix: 16)
    }
  }
}
