import JSON

/// A text that an editor changes, as bytes.
package struct EditedText: Sendable {
  package private(set) var bytes: [UInt8]
  private let encoding: PositionEncoding
  /// A line whose begin is known, to count from. Edits are near each other.
  private var known = (line: 0, start: 0)

  package init(_ bytes: [UInt8], encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
  }

  package var buffer: ByteBuffer { ByteBuffer(bytes) }

  /// Replaces a range of the text. Positions beyond the end of a line or of the text count as that end.
  package mutating func replace(_ range: TextRange, with text: some Collection<UInt8>) {
    let (first, last) = (min(range.start, range.end), max(range.start, range.end))
    let start = offset(of: first)
    // The line around the begin stays where it is, so the next edit near it counts from there.
    let before = known
    let end = max(start, offset(of: last))
    bytes.replaceSubrange(start..<end, with: text)
    // Unless the text begins with the second half of a line break.
    let mayJoin = before.start > 0 && bytes[before.start - 1] == UInt8(ascii: "\r")
    known = mayJoin ? (0, 0) : before
  }

  /// Returns the byte at a position.
  package mutating func offset(of position: TextPosition) -> Int {
    let start = start(ofLine: position.line)
    guard let start else { return bytes.count }
    return bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      var left = position.character
      while offset < bytes.count, left > 0, !Self.isBreak(bytes[offset]) {
        var end = offset + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let units = encoding == .utf8 ? end - offset : encoding.units(ofByte: bytes[offset])
        // A position inside of a character counts as its begin.
        if units > left { break }
        left -= units
        offset = end
      }
      return offset
    }
  }

  /// Returns the begin of a line; `nil` for a line beyond the end.
  private mutating func start(ofLine line: Int) -> Int? {
    if line < known.line { known = (0, 0) }
    var (current, start) = known
    bytes.withUnsafeBufferPointer { bytes in
      while current < line, let next = Self.nextLine(after: start, in: bytes) {
        start = next
        current += 1
      }
    }
    known = (current, start)
    return current == line ? start : nil
  }

  /// Returns the begin of the line after the one around an offset. A line ends with LF, CR LF, or CR alone.
  static func nextLine(after start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") { return offset }
      if byte == UInt8(ascii: "\r") {
        return offset < bytes.count && bytes[offset] == UInt8(ascii: "\n") ? offset + 1 : offset
      }
    }
    return nil
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
