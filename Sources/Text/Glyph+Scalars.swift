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
    for scalar in scalars {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
