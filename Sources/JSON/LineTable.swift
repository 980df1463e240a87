/// Where the lines of a buffer start. Made once, by whoever has places to print.
public struct LineTable: Sendable {
  private let bytes: ByteBuffer
  private let starts: [Int]

  public init(_ bytes: ByteBuffer) {
    self.bytes = bytes
    // A byte order mark belongs to no line.
    var starts = [Self.startsWithMark(bytes) ? 3 : 0]
    bytes.withUnsafeBytes(in: 0..<bytes.count) { buffer in
      for (offset, byte) in buffer.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
    }
    self.starts = starts
  }

  public func location(of offset: Int) -> Location {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    let start = min(starts[line], offset)
    let column = bytes.withUnsafeBytes(in: start..<offset) { buffer in
      buffer.count { $0 & 0xC0 != 0x80 }
    }
    return Location(line: line + 1, column: column + 1)
  }

  /// The bytes of a line, counted from one, without its line break.
  public func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// The last line that starts at or before the offset.
  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  private static func startsWithMark(_ bytes: ByteBuffer) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }
}
