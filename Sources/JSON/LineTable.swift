/// Where the lines of a buffer are. Made once, by whoever has places to print.
///
/// A mark every few thousand bytes, not one for every line: a file may be one line of ten million characters or ten
/// million lines of none, and to place a byte takes the same time and room in both.
public struct LineTable: Sendable {
  /// What is known at a multiple of `spacing`.
  private struct Mark {
    /// How many line breaks stand before it.
    var line: UInt32
    /// Where the line that it lies in starts.
    var start: UInt32
    /// How many characters of that line stand before it.
    var column: UInt32
  }

  private static let spacing = 4096

  private let bytes: ByteBuffer
  private let marks: [Mark]

  public init(_ bytes: ByteBuffer) {
    self.bytes = bytes
    // A byte order mark belongs to no line.
    var mark = Mark(line: 0, start: Self.startsWithMark(bytes) ? 3 : 0, column: 0)
    var marks: [Mark] = []
    marks.reserveCapacity(bytes.count / Self.spacing + 1)
    bytes.withUnsafeBytes(in: 0..<bytes.count) { buffer in
      for block in stride(from: 0, through: bytes.count, by: Self.spacing) {
        marks.append(mark)
        Self.advance(&mark, over: max(block, Int(mark.start))..<min(block + Self.spacing, buffer.count), of: buffer)
      }
    }
    self.marks = marks
  }

  public func location(of offset: Int) -> Location {
    let mark = mark(at: offset)
    return Location(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  /// The bytes of the line around an offset, without its line break and no further away than `reach`: lines may be long.
  public func line(around offset: Int, reach: Int = .max) -> Range<Int> {
    let offset = min(max(offset, 0), bytes.count)
    let start = Int(mark(at: offset).start)
    return bytes.withUnsafeBytes(in: 0..<bytes.count) { buffer in
      let limit = reach < buffer.count - offset ? offset + reach : buffer.count
      var end = min(max(offset, start), limit)
      while end < limit, buffer[end] != UInt8(ascii: "\n") {
        end += 1
      }
      if end > start, buffer[end - 1] == UInt8(ascii: "\r"), end == buffer.count || buffer[end] == UInt8(ascii: "\n") {
        end -= 1
      }
      return min(max(start, offset - min(reach, offset)), end)..<end
    }
  }

  private func mark(at offset: Int) -> Mark {
    let offset = min(max(offset, 0), bytes.count)
    let index = offset / Self.spacing
    var mark = marks[index]
    bytes.withUnsafeBytes(in: 0..<bytes.count) { buffer in
      let start = max(index * Self.spacing, Int(mark.start))
      Self.advance(&mark, over: start..<max(start, offset), of: buffer)
    }
    return mark
  }

  /// Short loops without a way out, which the compiler can run over many bytes at a time.
  private static func advance(_ mark: inout Mark, over range: Range<Int>, of buffer: UnsafeBufferPointer<UInt8>) {
    guard !range.isEmpty else { return }
    var block = UnsafeBufferPointer(rebasing: buffer[range])
    var breaks: UInt32 = 0
    for byte in block where byte == UInt8(ascii: "\n") {
      breaks += 1
    }
    if breaks > 0, let last = block.lastIndex(of: UInt8(ascii: "\n")) {
      mark = Mark(line: mark.line + breaks, start: UInt32(range.lowerBound + last + 1), column: 0)
      // Not a slice: without optimisation its every byte costs a hundred times as much.
      block = UnsafeBufferPointer(rebasing: block[(last + 1)...])
    }
    for byte in block where byte & 0xC0 != 0x80 {
      mark.column += 1
    }
  }

  private static func startsWithMark(_ bytes: ByteBuffer) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }
}
