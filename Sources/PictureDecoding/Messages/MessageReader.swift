/// A message that is read part by part. Each read returns `nil` when too few bytes are left.
struct MessageReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  init(_ bytes: [UInt8]) {
    self.init(bytes[...])
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func number<Number: FixedWidthInteger & UnsignedInteger>(_: Number.Type = Number.self) -> Number? {
    let count = Number.bitWidth / 8
    guard bytes.endIndex - position >= count else { return nil }
    defer { position += count }
    return bytes[position..<position + count].reversed().reduce(0) { $0 << 8 | Number($1) }
  }

  /// Reads a number of 16 bits as a size or a count.
  mutating func short() -> Int? { number(UInt16.self).map(Int.init) }

  /// Returns all bytes that are left.
  mutating func rest() -> ArraySlice<UInt8> {
    defer { position = bytes.endIndex }
    return bytes[position...]
  }

  /// Reads a text of at most 255 bytes.
  mutating func text() -> String? {
    guard let count = number(UInt8.self).map(Int.init), bytes.endIndex - position >= count else { return nil }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }
}

extension MessageWriter {
  /// Adds a text, cut off at 255 bytes.
  mutating func add(text: String) {
    let content = text.utf8.prefix(255)
    add(UInt8(content.count))
    add(content)
  }
}
