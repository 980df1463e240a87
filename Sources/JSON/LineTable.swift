/// The lines of a buffer. Made once by a caller that prints line numbers.
///
/// A mark is kept every few thousand bytes, not for every line. A file may be one line of ten million characters or ten
/// million empty lines. Locating a byte takes the same time and memory in both.
public struct LineTable: Sendable {
  /// The line and column at a multiple of `spacing`.
  private struct Mark {
    /// The number of line breaks before the mark.
    var line: UInt32
    /// The offset at which the line of the mark starts.
    var start: UInt32
    /// The number of characters of that line before the mark.
    var column: UInt32
  }

  private static let spacing = 4096

  private let bytes: ByteBuffer
  private var marks: [Mark]

  /// Creates the table for the whole buffer.
  public init(_ bytes: ByteBuffer) {
    self.init(bytes, upTo: bytes.count)
  }

  /// Creates the table up to an offset. Later positions are found as well, but more slowly, because they are not
  /// remembered.
  public init(_ bytes: ByteBuffer, upTo offset: Int) {
    self.bytes = bytes
    // A byte order mark is not part of the first line.
    marks = [Mark(line: 0, start: Self.startsWithMark(bytes) ? 3 : 0, column: 0)]
    reach(offset)
  }

  /// Extends the table up to an offset.
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

  /// Returns the bytes of the line around an offset, without its line break. The range ends at most `reach` bytes away
  /// from the offset, because lines may be long.
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

  /// Moves a mark over a range of bytes. The loops are short and have no early exit, so that the compiler vectorises
  /// them.
  private static func advance(_ mark: inout Mark, over range: Range<Int>, of buffer: UnsafeBufferPointer<UInt8>) {
    guard !range.isEmpty else { return }
    var block = UnsafeBufferPointer(rebasing: buffer[range])
    let breaks = lineBreaks(in: block)
    if breaks > 0, let last = block.lastIndex(of: UInt8(ascii: "\n")) {
      mark = Mark(line: mark.line + breaks, start: UInt32(range.lowerBound + last + 1), column: 0)
      // The block is rebased instead of sliced: without optimisation a slice costs a hundred times as much for every
      // byte.
      block = UnsafeBufferPointer(rebasing: block[(last + 1)...])
    }
    mark.column += characters(in: block)
  }

  /// The number of bytes that one `UInt8` can count. With counts in bytes, the compiler counts as many as a register
  /// holds at once.
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
