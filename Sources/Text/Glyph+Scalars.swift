extension Glyph {
  /// The base and the marks of a glyph as a collection without an allocation.
  public struct Scalars: RandomAccessCollection, Sendable {
    fileprivate let glyph: Glyph

    public var startIndex: Int { 0 }

    public var endIndex: Int {
      if glyph.mark1 == "\0" { return 1 }
      if glyph.mark2 == "\0" { return 2 }
      if glyph.mark3 == "\0" { return 3 }
      return glyph.mark4 == "\0" ? 4 : 5
    }

    public subscript(position: Int) -> Unicode.Scalar {
      switch position {
      case 0: glyph.base
      case 1: glyph.mark1
      case 2: glyph.mark2
      case 3: glyph.mark3
      case 4: glyph.mark4
      default: preconditionFailure("A glyph has at most five scalars.")
      }
    }
  }

  public var scalars: Scalars { Scalars(glyph: self) }
}

extension Glyph: TextOutputStreamable {
  public func write(to target: inout some TextOutputStream) {
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    target.write(string)
  }

  public func appendUTF8(to bytes: inout [UInt8]) {
    base.appendUTF8(to: &bytes)
    guard hasMarks else { return }
    for mark in scalars.dropFirst() { mark.appendUTF8(to: &bytes) }
  }
}

extension Unicode.Scalar {
  /// Written by hand, because a whole page has millions of glyphs, and `UTF8.encode` takes four times as long.
  fileprivate func appendUTF8(to bytes: inout [UInt8]) {
    let leads: (lead: UInt32, count: Int) =
      switch value {
      case ..<0x80: (0, 1)
      case ..<0x800: (0xC0, 2)
      case ..<0x1_0000: (0xE0, 3)
      default: (0xF0, 4)
      }
    bytes.append(UInt8(truncatingIfNeeded: leads.lead | value >> UInt32(6 * (leads.count - 1))))
    var shift = 6 * (leads.count - 2)
    while shift >= 0 {
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> UInt32(shift) & 0x3F))
      shift -= 6
    }
  }
}
