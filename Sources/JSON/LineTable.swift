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
  private var marks: [Mark]

  /// Of all lines.
  public init(_ bytes: ByteBuffer) {
    self.init(bytes, upTo: bytes.count)
  }

  /// Of those up to an offset: what lies behind is found as well, but looked for anew each time.
  public init(_ bytes: ByteBuffer, upTo offset: Int) {
    self.bytes = bytes
    // A byte order mark belongs to no line.
    marks = [Mark(line: 0, start: Self.startsWithMark(bytes) ? 3 : 0, column: 0)]
    reach(offset)
  }

  /// Of those up to another offset.
  public mutating func reach(_ offset: Int) {
    let count = min(max(offset, 0), bytes.count) / Self.spacing + 1
    guard count > marks.count else { return }
    marks.reserveCapacity(count)
    bytes.withUnsafeBytes(in: 0..<bytes.count) { buffer in
      while marks.count < count {
        var mark = marks[marks.count - 1]
        let start = max((marks.count - 1) * Self.spacing, Int(mark.start))
        Self.advance(&mark, over: start..<max(start, marks.count * Self.spacing), of: buffer)
        marks.append(mark)
      }
    }
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
    let index = min(offset / Self.spacing, marks.count - 1)
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
    let breaks = lineBreaks(in: block)
    if breaks > 0, let last = block.lastIndex(of: UInt8(ascii: "\n")) {
      mark = Mark(line: mark.line + breaks, start: UInt32(range.lowerBound + last + 1), column: 0)
      // Not a slice: without optimisation its every byte costs a hundred times as much.
      block = UnsafeBufferPointer(rebasing: block[(last + 1)...])
    }
    mark.column += characters(in: block)
  }

  /// So many fit into a byte: counting in bytes the compiler counts as many as a register holds at once.
  private static let run = 240

  private static func lineBreaks(in block: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var breaks: UInt32 = 0
    var start = 0
    while start < block.count {
      let end = min(start + run, block.count)
      var few: UInt8 = 0
      for byte in UnsafeBufferPointer(rebasing: block[start..<end]) where byte == UInt8(ascii: "\n") { few &+= 1 }
      breaks += UInt32(few)
      start = end
    }
    return breaks
  }

  private static func characters(in block: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var characters: UInt32 = 0
    var start = 0
    while start < block.count {
      let end = min(start + run, block.count)
      var few: UInt8 = 0
      for byte in UnsafeBufferPointer(rebasing: block[start..<end]) where byte & 0xC0 != 0x80 { few &+= 1 }
      characters += UInt32(few)
      start = end
    }
    return characters
  }

  private static func startsWithMark(_ bytes: ByteBuffer) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }
}
