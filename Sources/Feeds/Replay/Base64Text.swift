import JSON

/// Encodes and decodes base64 (RFC 4648), in which archives keep bytes that may not be text.
enum Base64Text {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: ByteBuffer) -> String {
    var letters: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (start..<min(start + 3, bytes.count)).map { UInt32(bytes[$0]) }
      let bits = group.enumerated().reduce(0) { $0 | $1.element << UInt32(16 - 8 * $1.offset) }
      for place in 0..<4 {
        letters.append(place > group.count ? UInt8(ascii: "=") : alphabet[Int(bits >> UInt32(18 - 6 * place)) & 63])
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns the letters of bytes in base64 that do not depend on the bytes around them. There is one form for each
  /// offset in a group of three, in both alphabets.
  static func cores(of bytes: [UInt8]) -> [[UInt8]] {
    let cores = (0..<3).map { offset -> [UInt8] in
      let letters = Array(encode(ByteBuffer(Array(repeating: 0, count: offset) + bytes)).utf8)
      return Array(letters[(offset * 8 + 5) / 6..<(offset + bytes.count) * 8 / 6])
    }
    let forAddresses = cores.map { core in
      core.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }
    }
    return cores + forAddresses.filter { !cores.contains($0) }
  }

  /// Returns `nil` if the text is not base64.
  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for letter in text.utf8 {
      guard let value = value(of: letter) else {
        if letter == UInt8(ascii: "=") || letter <= 0x20 { continue }
        return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter + 4
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
