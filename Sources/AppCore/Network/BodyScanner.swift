/// A line of an answer as it is shown: its indentation, and its bytes.
struct BodyLine: Equatable {
  let depth: Int
  let range: Range<Int>
}

/// Splits the bytes of an answer into lines, one after the other: JSON by its values, other text at its line ends.
///
/// It knows only brackets, strings and commas, so that it also splits JSON with errors.
struct BodyScanner {
  private(set) var position = 0
  private(set) var depth = 0
  private let isJSON: Bool

  /// The longest line of a text that is not JSON.
  private static let longestLine = 1000

  init(isJSON: Bool) {
    self.isJSON = isJSON
  }

  /// Whether an answer begins like JSON with several values.
  static func isJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = bytes.first { !isSpace($0) && !marks.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// The bytes of the mark at the beginning of some UTF-8 texts.
  private static let marks: [UInt8] = [0xEF, 0xBB, 0xBF]

  mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> BodyLine? {
    guard isJSON else { return nextOfText(in: bytes) }
    skipSpaces(bytes)
    guard position < bytes.count else { return nil }
    let start = position
    if Self.closes(bytes[position]) {
      depth = max(0, depth - 1)
      position += 1
      takeComma(bytes)
      return BodyLine(depth: depth, range: start..<position)
    }
    let own = depth
    goToEnd(of: bytes)
    return BodyLine(depth: own, range: start..<position)
  }

  /// Moves behind the value, its opening bracket or its comma.
  private mutating func goToEnd(of bytes: UnsafeBufferPointer<UInt8>) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): skipString(bytes)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        position += 1
        skipSpaces(bytes)
        guard position < bytes.count, Self.closes(bytes[position]) else {
          depth += 1
          return
        }
        position += 1
        return takeComma(bytes)
      case UInt8(ascii: ","):
        position += 1
        return
      case let byte where Self.closes(byte): return
      default: position += 1
      }
    }
  }

  private mutating func nextOfText(in bytes: UnsafeBufferPointer<UInt8>) -> BodyLine? {
    guard position < bytes.count else { return nil }
    let start = position
    let limit = min(bytes.count, start + Self.longestLine)
    while position < limit, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    var end = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
      position += 1
    } else {
      // A character is not cut in two.
      while end > start + 1, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      position = end
    }
    return BodyLine(depth: 0, range: start..<end)
  }

  private mutating func skipString(_ bytes: UnsafeBufferPointer<UInt8>) {
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position = min(bytes.count, position + 2)
      case UInt8(ascii: "\""):
        position += 1
        return
      default: position += 1
      }
    }
  }

  private mutating func skipSpaces(_ bytes: UnsafeBufferPointer<UInt8>) {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func takeComma(_ bytes: UnsafeBufferPointer<UInt8>) {
    var next = position
    while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    if next < bytes.count, bytes[next] == UInt8(ascii: ",") { position = next + 1 }
  }

  private static func closes(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
