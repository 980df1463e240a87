/// Returns the decoded text of a string between its quotes. The scanner has checked the string, so decoding cannot
/// fail.
func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> ByteBuffer {
  var result = ByteBufferBuilder()
  var at = 0
  while at < raw.count {
    let run = raw[at...].prefix { $0 != UInt8(ascii: "\\") }
    result.append(UnsafeBufferPointer(rebasing: run))
    at = run.endIndex
    if at < raw.count {
      let (scalar, length) = escapeSequence(in: raw, at: at)
      result.append(scalar)
      at += length
    }
  }
  return ByteBuffer(result)
}

/// Returns the scalar of the escape sequence at a backslash, and the number of bytes that spell it. Half of a surrogate
/// pair becomes U+FFFD.
func escapeSequence(in raw: UnsafeBufferPointer<UInt8>, at start: Int) -> (scalar: Unicode.Scalar, length: Int) {
  switch raw[start + 1] {
  case UInt8(ascii: "b"): return ("\u{8}", 2)
  case UInt8(ascii: "f"): return ("\u{C}", 2)
  case UInt8(ascii: "n"): return ("\n", 2)
  case UInt8(ascii: "r"): return ("\r", 2)
  case UInt8(ascii: "t"): return ("\t", 2)
  case UInt8(ascii: "u"):
    let unit = codeUnit(in: raw, at: start)
    if let scalar = Unicode.Scalar(unit) {
      return (scalar, 6)
    }
    let next = start + 6
    if unit < 0xDC00, next + 6 <= raw.count, raw[next] == UInt8(ascii: "\\"), raw[next + 1] == UInt8(ascii: "u") {
      let low = codeUnit(in: raw, at: next)
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return (scalar, 12)
      }
    }
    return ("\u{FFFD}", 6)
  default:
    return (Unicode.Scalar(raw[start + 1]), 2)
  }
}

private func codeUnit(in raw: UnsafeBufferPointer<UInt8>, at escape: Int) -> UInt32 {
  raw[(escape + 2)..<(escape + 6)].reduce(0) { $0 << 4 | (hexDigit($1) ?? 0) }
}
