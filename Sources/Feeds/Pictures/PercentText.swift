/// Decodes bytes in percent form (RFC 3986), as addresses hold them.
enum PercentText {
  /// Returns `nil` if a percent sign has no two digits behind it.
  static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var letters = text.utf8.makeIterator()
    while let letter = letters.next() {
      guard letter == UInt8(ascii: "%") else {
        bytes.append(letter)
        continue
      }
      guard let high = letters.next().flatMap(digit), let low = letters.next().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - 48
    case UInt8(ascii: "A")...UInt8(ascii: "F"): letter - 55
    case UInt8(ascii: "a")...UInt8(ascii: "f"): letter - 87
    default: nil
    }
  }
}
