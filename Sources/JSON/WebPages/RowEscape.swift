/// An escape in a JavaScript string. Pieces of a row stream use it for quotes and line breaks.
struct RowEscape {
  /// The number of bytes that spell the escape.
  let length: Int
  let meaning: Meaning

  enum Meaning {
    case byte(UInt8)
    case scalar(Unicode.Scalar)
    /// Half of a surrogate pair. Its other half may begin the next piece.
    case half(UInt32)
  }

  /// The number of UTF-8 bytes of the meaning. Half of a pair counts as U+FFFD, which it becomes without its other
  /// half.
  var byteCount: Int {
    switch meaning {
    case .byte: 1
    case .scalar(let scalar): UTF8.width(scalar)
    case .half: 3
    }
  }

  init(in bytes: ByteBuffer, at backslash: Int) {
    let letter = backslash + 1 < bytes.count ? bytes[backslash + 1] : UInt8(ascii: "\\")
    switch letter {
    case UInt8(ascii: "n"): self.init(.byte(0x0A), length: 2)
    case UInt8(ascii: "t"): self.init(.byte(0x09), length: 2)
    case UInt8(ascii: "r"): self.init(.byte(0x0D), length: 2)
    case UInt8(ascii: "b"): self.init(.byte(0x08), length: 2)
    case UInt8(ascii: "f"): self.init(.byte(0x0C), length: 2)
    case UInt8(ascii: "u"): self.init(unicodeIn: bytes, at: backslash)
    case UInt8(ascii: "x"):
      let value = Self.number(in: bytes, from: backslash + 2, digits: 2)
      self.init(.scalar(Unicode.Scalar(value ?? 0xFFFD) ?? "\u{FFFD}"), length: value == nil ? 2 : 4)
    default:
      self.init(letter < 0x80 ? .byte(letter) : .scalar("\u{FFFD}"), length: letter < 0x80 ? 2 : 1)
    }
  }

  /// Creates the escape at an offset. Returns `nil` for bytes that the fast path copies: other bytes, and the few
  /// escapes that are frequent in rows.
  init?(unusualIn bytes: ByteBuffer, at offset: Int) {
    guard bytes[offset] == UInt8(ascii: "\\") else { return nil }
    if offset + 1 < bytes.count, Self.usual(bytes[offset + 1]) != nil { return nil }
    self.init(in: bytes, at: offset)
  }

  /// Returns the meaning of a frequent escape: a quote, a backslash, a slash or an `n` after a backslash.
  @inline(__always)
  static func usual(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "n"): 0x0A
    default: nil
    }
  }

  private init(_ meaning: Meaning, length: Int) {
    self.meaning = meaning
    self.length = length
  }

  private init(unicodeIn bytes: ByteBuffer, at backslash: Int) {
    guard let unit = Self.number(in: bytes, from: backslash + 2, digits: 4) else {
      self.init(.scalar("\u{FFFD}"), length: 2)
      return
    }
    if let scalar = Unicode.Scalar(unit) {
      self.init(.scalar(scalar), length: 6)
      return
    }
    let next = backslash + 6
    if unit < 0xDC00, next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\\"), bytes[next + 1] == UInt8(ascii: "u"),
      let low = Self.number(in: bytes, from: next + 2, digits: 4), let scalar = Self.scalar(high: unit, low: low)
    {
      self.init(.scalar(scalar), length: 12)
    } else {
      self.init(.half(unit), length: 6)
    }
  }

  /// Returns the scalar of two halves of a surrogate pair.
  static func scalar(high: UInt32, low: UInt32) -> Unicode.Scalar? {
    guard (0xD800...0xDBFF).contains(high), (0xDC00...0xDFFF).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private static func number(in bytes: ByteBuffer, from start: Int, digits: Int) -> UInt32? {
    guard start + digits <= bytes.count else { return nil }
    var number: UInt32 = 0
    for offset in start..<start + digits {
      guard let digit = hexDigit(bytes[offset]) else { return nil }
      number = number << 4 | digit
    }
    return number
  }
}
