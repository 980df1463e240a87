import CMemory

extension Scanner where Sink: ~Copyable {
  /// Reads a key and its colon.
  @inline(__always)
  mutating func readKey(after previous: Symbol) throws(SyntaxError) -> Symbol {
    guard base[at] == UInt8(ascii: "\"") else { throw unexpected(.key) }
    let start = at
    let symbol: Symbol
    if let expected = sink.expectedKey(after: previous, depth: depth, base: base, open: start, end: end),
      expected.length <= limits.stringBytes
    {
      symbol = expected.symbol
      at += expected.length + 2
    } else {
      at += 1
      let escaped = try scanString(openedAt: start)
      symbol = sink.intern(
        base: base, from: start + 1, to: at - 1, escaped: escaped, after: previous, depth: depth)
    }
    skipSpace()
    guard base[at] == UInt8(ascii: ":") else { throw unexpected(.colon) }
    at += 1
    return symbol
  }

  @inline(__always)
  mutating func skipSpace() {
    while base[at] <= 0x20 {
      switch base[at] {
      case 0x20, 0x0A, 0x0D, 0x09: at += 1
      default: return
      }
      // Pretty-printed files are half indentation, so spaces are counted instead of visited.
      at += facet_other_than_spaces(base + at).trailingZeroBitCount
    }
  }

  /// Returns the error for a byte that is not allowed here, or for a text that ends too early.
  func unexpected(_ expected: SyntaxError.Expected) -> SyntaxError {
    if at >= end {
      guard depth > 0 else { return SyntaxError(.empty, at: end) }
      let frame = stack[depth - 1]
      return SyntaxError(.endsInside(frame.isObject ? .object : .array, opened: Int(frame.start)), at: end)
    }
    if let fault = utf8Fault() {
      return fault
    }
    let isLetter = base[at] | 0x20 >= UInt8(ascii: "a") && base[at] | 0x20 <= UInt8(ascii: "z")
    if expected == .value, isLetter {
      return SyntaxError(.unknownWord, at: at)
    }
    return SyntaxError(.unexpected(base[at], expected: expected), at: at)
  }

  /// Checks that only white space follows the value.
  mutating func finishText() throws(SyntaxError) {
    skipSpace()
    if at < end {
      throw utf8Fault() ?? SyntaxError(.contentAfterValue(base[at]), at: at)
    }
  }
}

extension Scanner where Sink == ArenaSink {
  consuming func document(
    of bytes: ByteBuffer, origin: Document.Origin?, references: RowReferences? = nil
  ) -> Document {
    sink.document(of: bytes, origin: origin, references: references)
  }
}
