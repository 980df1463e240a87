/// Reads the escapes after a backslash between `$'` and `'`.
enum ShellEscape {
  /// Returns the bytes of an escape and the index after it, or `nil` at the end of the text. An unknown escape returns
  /// itself with its backslash.
  static func read(_ bytes: [UInt8], at index: Int) -> (bytes: [UInt8], next: Int)? {
    guard index < bytes.count else { return nil }
    let letter = bytes[index]
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "e"): 27, UInt8(ascii: "E"): 27, UInt8(ascii: "f"): 12,
      UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
    ]
    if let byte = simple[letter] { return ([byte], index + 1) }
    switch letter {
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "?"): return ([letter], index + 1)
    case UInt8(ascii: "x"):
      let (value, next) = number(bytes, from: index + 1, most: 2, radix: 16)
      return value.map { ([UInt8(truncatingIfNeeded: $0)], next) } ?? ([UInt8(ascii: "\\"), letter], index + 1)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let (value, next) = number(bytes, from: index + 1, most: letter == UInt8(ascii: "u") ? 4 : 8, radix: 16)
      return value.map { scalar($0, bytes, next) } ?? ([UInt8(ascii: "\\"), letter], index + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let (value, next) = number(bytes, from: index, most: 3, radix: 8)
      return ([UInt8(truncatingIfNeeded: value ?? 0)], next)
    default: return ([UInt8(ascii: "\\"), letter], index + 1)
    }
  }

  /// Returns the bytes of a scalar. Browsers write characters beyond U+FFFF as two surrogates.
  private static func scalar(_ value: UInt32, _ bytes: [UInt8], _ next: Int) -> (bytes: [UInt8], next: Int) {
    if (0xD800..<0xDC00).contains(value), next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\\"),
      bytes[next + 1] == UInt8(ascii: "u"),
      case (let low?, let end) = number(bytes, from: next + 2, most: 4, radix: 16), (0xDC00..<0xE000).contains(low)
    {
      return (utf8(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)), end)
    }
    return (utf8(value), next)
  }

  private static func utf8(_ value: UInt32) -> [UInt8] {
    Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }

  private static func number(
    _ bytes: [UInt8], from start: Int, most: Int, radix: Int
  ) -> (value: UInt32?, next: Int) {
    let digits = bytes[start..<min(start + most, bytes.count)].prefix {
      Int(String(Unicode.Scalar($0)), radix: radix) != nil && $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-")
    }
    return (UInt32(String(decoding: digits, as: UTF8.self), radix: radix), digits.endIndex)
  }
}
