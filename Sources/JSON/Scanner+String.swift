import CMemory

extension Scanner where Sink: ~Copyable {
  /// Reads a string from after its opening quote to after its closing quote. Returns whether it contains a backslash.
  ///
  /// Looks at sixteen bytes at a time.
  @inline(__always)
  mutating func scanString(openedAt start: Int) throws(SyntaxError) -> Bool {
    var escaped = false
    var position = at
    while true {
      let odd = facet_odd_bytes(base + position)
      if odd == 0 {
        position += 16
        continue
      }
      position += odd.trailingZeroBitCount
      let byte = base[position]
      if byte == UInt8(ascii: "\"") {
        break
      }
      at = position
      if byte == UInt8(ascii: "\\") {
        escaped = true
        try scanEscape(openedAt: start)
      } else if byte >= 0x80 {
        try scanMultibyte(openedAt: start)
      } else {
        throw at >= end ? endOfString(start) : SyntaxError(.controlCharacter(byte), at: at)
      }
      position = at
    }
    at = position + 1
    let length = position - start - 1
    if length > limits.stringBytes {
      sink.note(.longString(bytes: length), at: start)
    }
    return escaped
  }

  /// Reads the escape at a backslash.
  private mutating func scanEscape(openedAt start: Int) throws(SyntaxError) {
    switch base[at + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 2
    case UInt8(ascii: "u"):
      try scanUnicodeEscape(openedAt: start)
    default:
      at += 1
      if at >= end { throw endOfString(start) }
      if let fault = utf8Fault() { throw fault }
      throw SyntaxError(.unknownEscape(base[at]), at: at - 1)
    }
  }

  private mutating func scanUnicodeEscape(openedAt start: Int) throws(SyntaxError) {
    let escape = at
    let unit = try scanHexDigits(openedAt: start)
    switch unit {
    case 0xD800...0xDBFF:
      // A second half may follow. Another escape that follows is read on its own.
      guard base[at] == UInt8(ascii: "\\"), base[at + 1] == UInt8(ascii: "u") else {
        sink.note(.loneSurrogate, at: escape)
        return
      }
      let second = at
      let low = try scanHexDigits(openedAt: start)
      if !(0xDC00...0xDFFF).contains(low) {
        at = second
        sink.note(.loneSurrogate, at: escape)
      }
    case 0xDC00...0xDFFF:
      sink.note(.loneSurrogate, at: escape)
    default:
      break
    }
  }

  /// Reads the four digits of `\uXXXX`, starting at its backslash.
  private mutating func scanHexDigits(openedAt start: Int) throws(SyntaxError) -> UInt32 {
    let escape = at
    at += 2
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = hexDigit(base[at]) else {
        if at >= end { throw endOfString(start) }
        if let fault = utf8Fault() { throw fault }
        throw SyntaxError(.brokenUnicodeEscape, at: escape)
      }
      unit = unit << 4 | digit
      at += 1
    }
    return unit
  }

  /// Checks a run of bytes beyond ASCII. Text in other scripts is checked here without returning to the fast loop.
  private mutating func scanMultibyte(openedAt start: Int) throws(SyntaxError) {
    while base[at] >= 0x80 {
      let length = utf8Length(base + at)
      guard length > 0 else {
        throw at >= end || at + 4 > end && isCutSequence() ? endOfString(start) : SyntaxError(.notUTF8, at: at)
      }
      at += length
    }
  }

  func endOfString(_ start: Int) -> SyntaxError {
    SyntaxError(.endsInside(.string, opened: start), at: end)
  }

  /// Whether the bytes up to the end are the beginning of a UTF-8 sequence.
  private func isCutSequence() -> Bool {
    let lead = base[at]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead <= 0xF4, at + length > end else { return false }
    return (at + 1..<end).allSatisfy { base[$0] & 0xC0 == 0x80 }
  }

  func utf8Fault() -> SyntaxError? {
    base[at] >= 0x80 && utf8Length(base + at) == 0 ? SyntaxError(.notUTF8, at: at) : nil
  }
}
