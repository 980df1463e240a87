import JSON
import Text

/// The lines of an answer. Only the lines down to the end of the screen are looked for, and only visible lines are
/// formatted.
struct BodyListing {
  let bytes: ByteBuffer
  /// The states of the scanner before some of the lines, from which it finds the lines between them.
  private var marks: [Mark] = []
  private var scanner: BodyScanner
  /// The number of lines found so far.
  private(set) var count = 0
  private(set) var isComplete = false
  let isJSON: Bool

  private struct Mark {
    let line: Int
    let scanner: BodyScanner
  }

  /// The most lines and bytes between two marks.
  private static let mostLines = 64
  private static let mostBytes = 16_384
  /// The most bytes of a line that a screen shows, and that a dialog shows.
  private static let mostShown = 2000
  private static let mostRead = 20_000

  init(_ bytes: ByteBuffer) {
    self.bytes = bytes
    isJSON = bytes.withUnsafeBytes(in: 0..<bytes.count) { BodyScanner.isJSON($0) }
    scanner = BodyScanner(isJSON: isJSON)
  }

  /// Finds the lines up to this one, as far as there are so many.
  mutating func extend(to line: Int) {
    guard line >= count, !isComplete else { return }
    var (scanner, marks, count, isComplete) = (scanner, marks, count, isComplete)
    bytes.withUnsafeBytes(in: 0..<bytes.count) { bytes in
      while count <= line {
        let before = scanner
        guard scanner.next(in: bytes) != nil else {
          isComplete = true
          return
        }
        let isFar = marks.last.map {
          count - $0.line >= Self.mostLines || before.position - $0.scanner.position >= Self.mostBytes
        }
        if isFar ?? true { marks.append(Mark(line: count, scanner: before)) }
        count += 1
      }
    }
    (self.scanner, self.marks, self.count, self.isComplete) = (scanner, marks, count, isComplete)
  }

  /// Returns a line that has been found.
  func line(_ number: Int) -> BodyLine? {
    guard (0..<count).contains(number) else { return nil }
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].line <= number { low = middle } else { high = middle }
    }
    var scanner = marks[low].scanner
    // A very long line is followed by a mark, so that it is not read again for each frame.
    if marks[low].line == number, high < marks.count, marks[high].line == number + 1,
      marks[high].scanner.position - scanner.position >= Self.mostBytes
    {
      return BodyLine(depth: scanner.depth, range: scanner.position..<marks[high].scanner.position)
    }
    return bytes.withUnsafeBytes(in: 0..<bytes.count) { bytes in
      for _ in marks[low].line..<number { _ = scanner.next(in: bytes) }
      return scanner.next(in: bytes)
    }
  }

  /// The beginning of a line, with one space behind each key, and whether it is all of the line.
  func text(of line: BodyLine, isRead: Bool = false) -> (text: String, isWhole: Bool) {
    let most = isRead ? Self.mostRead : Self.mostShown
    let isWhole = line.range.count <= most
    return bytes.withUnsafeBytes(in: line.range) { bytes in
      var end = min(bytes.count, most)
      while !isWhole, end > 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      guard isJSON else { return (String(decoding: bytes[..<end], as: UTF8.self), isWhole) }
      return (String(decoding: Self.spaced(bytes[..<end]), as: UTF8.self), isWhole)
    }
  }

  /// JSON without the spaces between its parts, except for one behind each colon.
  private static func spaced(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var result: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        result.append(byte)
      } else if !BodyScanner.isSpace(byte) {
        isInString = byte == UInt8(ascii: "\"")
        result.append(byte)
        if byte == UInt8(ascii: ":") { result.append(UInt8(ascii: " ")) }
      }
    }
    return result
  }
}
