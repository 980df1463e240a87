/// The positions of some bytes of a text, found in one pass over it.
struct PositionTable {
  private var positions: [Int: TextPosition] = [:]

  /// Finds the positions of offsets in any order. An offset beyond the end counts as the end.
  init(_ offsets: some Sequence<Int>, in bytes: [UInt8], encoding: PositionEncoding) {
    let ascending = Set(offsets).sorted()
    positions.reserveCapacity(ascending.count)
    bytes.withUnsafeBufferPointer { bytes in
      var line = 0
      var lineStart = 0
      var next = EditedText.nextLine(after: 0, in: bytes) ?? .max
      // The characters of a long line are counted once for all of its offsets.
      var counted = (offset: 0, units: 0)
      for offset in ascending {
        let end = min(max(offset, 0), bytes.count)
        while next <= end {
          line += 1
          lineStart = next
          counted = (lineStart, 0)
          next = EditedText.nextLine(after: lineStart, in: bytes) ?? .max
        }
        for index in counted.offset..<max(counted.offset, end) {
          counted.units += encoding.units(ofByte: bytes[index])
        }
        counted.offset = max(counted.offset, end)
        positions[offset] = TextPosition(line: line, character: counted.units)
      }
    }
  }

  func position(of offset: Int) -> TextPosition { positions[offset] ?? TextPosition(line: 0, character: 0) }

  func range(_ range: Range<Int>) -> TextRange {
    TextRange(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }
}
