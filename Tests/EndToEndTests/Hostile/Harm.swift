/// The characters that the program must never print.
enum Harm {
  /// Returns the first few control, bidi, tag and invisible characters in the bytes, or that the bytes are not UTF-8.
  static func find(in bytes: [UInt8]) -> [String] {
    // Nearly all output is ASCII, and the hostile inputs print many megabytes of it.
    let isPlain = bytes.withUnsafeBufferPointer { buffer in
      buffer.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }
    }
    if isPlain { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return ["not UTF-8"] }
    return text.unicodeScalars.lazy.filter(isHarmful).prefix(5).map { "U+" + String($0.value, radix: 16) }
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE0FFF, 0xE000...0xF8FF, 0xF0000...:
      true
    default: false
    }
  }
}
