extension Base64 {
  /// Returns the letters of bytes in base64 that do not depend on the bytes around them. There is one form for each
  /// offset in a group of three, in both alphabets.
  public static func cores(of bytes: [UInt8]) -> [[UInt8]] {
    let cores = (0..<3).map { offset -> [UInt8] in
      let letters = Array(encode(Array(repeating: 0, count: offset) + bytes).utf8)
      return Array(letters[(offset * 8 + 5) / 6..<(offset + bytes.count) * 8 / 6])
    }
    let forAddresses = cores.map { core in
      core.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }
    }
    return cores + forAddresses.filter { !cores.contains($0) }
  }

  /// Returns `nil` if the text is not base64.
  public static func decode(_ text: String) -> [UInt8]? {
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
