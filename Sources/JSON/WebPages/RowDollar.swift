/// The meaning of a string in a row that begins with a dollar sign.
enum RowDollar {
  /// `$$5`: the text after the first sign.
  case text
  /// `$D2026-01-31T…`: a date, which is read as text.
  case date
  /// `$n20`: a number.
  case number
  /// `$undefined`, and other things that are not data: symbols, functions, sets.
  case nothing
  /// `$1e`, `$L1e`, `$@1e`, `$1e:props:data`: a row, or a part of a row. The range is that of the path.
  case reference(Range<Int>)

  init(_ content: Range<Int>, in bytes: ByteBuffer) {
    let rest = content.dropFirst()
    guard let first = rest.first else {
      // A lone sign begins an element.
      self = .nothing
      return
    }
    switch bytes[first] {
    case UInt8(ascii: "$"): self = .text
    case UInt8(ascii: "D"): self = .date
    case UInt8(ascii: "n") where Self.isNumber(rest.dropFirst(), in: bytes): self = .number
    case UInt8(ascii: "L"), UInt8(ascii: "@"): self = Self.reference(rest.dropFirst(), in: bytes)
    default: self = Self.reference(rest, in: bytes)
    }
  }

  private static func reference(_ path: Range<Int>, in bytes: ByteBuffer) -> RowDollar {
    let digits = path.prefix { hexDigit(bytes[$0]) != nil }
    let end = digits.upperBound
    let isPath = end == path.upperBound || bytes[end] == UInt8(ascii: ":")
    return !digits.isEmpty && digits.count <= 16 && isPath ? .reference(path) : .nothing
  }

  private static func isNumber(_ range: Range<Int>, in bytes: ByteBuffer) -> Bool {
    let digits = range.first.map { bytes[$0] == UInt8(ascii: "-") } == true ? range.dropFirst() : range
    return !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0]) }
  }
}
