import Glibc

/// The number of a row, written in hexadecimal digits.
struct RowID: Hashable {
  let number: UInt64
  let range: Range<Int>

  func text(in bytes: ByteBuffer) -> String { bytes.string(in: range) }

  static func == (left: RowID, right: RowID) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// The rows of a stream, split one by one: `58:Tb2d,…`, `a:{…}` and a line break, `10:I[…]` and a line break.
struct RowSplitter {
  struct Row {
    let id: RowID
    let content: Content
  }

  enum Content {
    case model(Range<Int>)
    /// Text of a given length, unless the stream ends before.
    case text(Range<Int>, isWhole: Bool)
    /// A row whose length is not a number.
    case broken(at: Int)
    /// An error of the server in place of data.
    case error(Range<Int>)
    /// A module or a hint. Data never refers to these.
    case other
  }

  private let bytes: ByteBuffer
  private var at = 0

  init(_ bytes: ByteBuffer) {
    self.bytes = bytes
  }

  mutating func next() -> Row? {
    while at < bytes.count {
      guard let id = readID() else {
        skipLine()
        continue
      }
      return Row(id: id, content: readContent())
    }
    return nil
  }

  /// Reads the id of a row up to its colon. Hints have none; they get a number that no reference can name.
  private mutating func readID() -> RowID? {
    let start = at
    var number: UInt64 = 0
    var end = at
    while end < bytes.count, let digit = hexDigit(bytes[end]), end - start < 16 {
      number = number << 4 | UInt64(digit)
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
    at = end + 1
    return RowID(number: end > start ? number : .max, range: start..<end)
  }

  private mutating func readContent() -> Content {
    let tag = at < bytes.count ? bytes[at] : 0
    switch tag {
    case UInt8(ascii: "T"):
      return readCounted { .text($0, isWhole: $1) }
    // Typed arrays are counted in bytes, as texts are.
    case _ where "AOoUSsLlGgMmVb".utf8.contains(tag):
      return readCounted { _, _ in .other }
    case UInt8(ascii: "E"):
      let start = at + 1
      skipLine()
      return .error(start..<max(start, at - 1))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "#"), UInt8(ascii: "r"), UInt8(ascii: "x"):
      skipLine()
      return .other
    default:
      let start = at
      skipLine()
      return .model(start..<max(start, at - 1))
    }
  }

  /// Reads a length such as `b2d,` and the bytes that it counts.
  private mutating func readCounted(_ content: (Range<Int>, _ isWhole: Bool) -> Content) -> Content {
    var end = at + 1
    var count = 0
    while end < bytes.count, let digit = hexDigit(bytes[end]), count < 1 << 40 {
      count = count << 4 | Int(digit)
      end += 1
    }
    guard end > at + 1, end < bytes.count, bytes[end] == UInt8(ascii: ",") else {
      let tag = at
      skipLine()
      return .broken(at: tag)
    }
    let start = end + 1
    // The last byte is the line break that ends every stream.
    let rest = max(0, bytes.count - 1 - start)
    at = start + min(count, rest)
    return content(start..<at, count <= rest)
  }

  private mutating func skipLine() {
    let rest = bytes.count - at
    guard rest > 0, let found = memchr(bytes.base + at, 0x0A, rest) else {
      at = bytes.count
      return
    }
    at = UnsafeRawPointer(bytes.base).distance(to: found) + 1
  }
}
