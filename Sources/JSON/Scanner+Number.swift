extension Scanner where Sink: ~Copyable {
  @inline(__always)
  mutating func scanNumber() throws(SyntaxError) {
    let start = at
    if base[at] == UInt8(ascii: "-") {
      at += 1
    }
    if base[at] == UInt8(ascii: "0") {
      at += 1
      if isDigit(base[at]) { throw SyntaxError(.leadingZero, at: at - 1) }
    } else {
      try scanDigits(start)
    }
    if base[at] == UInt8(ascii: ".") {
      at += 1
      try scanDigits(start)
    }
    if base[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if base[at] == UInt8(ascii: "+") || base[at] == UInt8(ascii: "-") {
        at += 1
      }
      try scanDigits(start)
    }
  }

  @inline(__always)
  private mutating func scanDigits(_ start: Int) throws(SyntaxError) {
    guard isDigit(base[at]) else {
      throw at >= end
        ? SyntaxError(.endsInside(.number, opened: start), at: end)
        : utf8Fault() ?? SyntaxError(.digitExpected, at: at)
    }
    repeat {
      at += 1
    } while isDigit(base[at])
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  @inline(__always)
  mutating func scanWord(_ expected: StaticString) throws(SyntaxError) {
    let letters = expected.utf8Start
    for offset in 0..<expected.utf8CodeUnitCount where base[at + offset] != letters[offset] {
      throw at + offset >= end
        ? SyntaxError(.endsInside(.word, opened: at), at: end)
        : SyntaxError(.unknownWord, at: at)
    }
    at += expected.utf8CodeUnitCount
  }
}
