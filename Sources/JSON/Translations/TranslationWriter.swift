/// A writer of a JSON text from the values of a response. It remembers the value behind every part of the text.
///
/// A class, because several translators write parts of one text.
public final class TranslationWriter {
  private let source: Document
  private var bytes = ByteBufferBuilder()
  private var marks: [Translation.Mark] = []
  /// The containers around the next value: their closing bytes, and the values that they are written from.
  private var open: [(closing: UInt8, place: Value.Place)] = []
  private let root: Value.Place
  private var needsComma = false
  private let limit: Int
  /// Whether the text has reached its limit. Texts that did not fit were written as null.
  public private(set) var isFull = false

  /// The largest size of a translation in relation to its response, so that references cannot make it endless.
  private static let mostGrowth = 16
  private static let leastLimit = 1 << 20

  /// Creates a writer. `root` counts as the origin of every part without a value of its own.
  public init(of root: Value) {
    source = root.document
    self.root = root.place
    limit = min(max(Self.leastLimit, Self.mostGrowth * source.bytes.count), source.limits.bytes)
  }

  public func beginObject(of value: Value? = nil) {
    begin(UInt8(ascii: "{"), UInt8(ascii: "}"), value)
  }

  public func beginList(of value: Value? = nil) {
    begin(UInt8(ascii: "["), UInt8(ascii: "]"), value)
  }

  /// Ends the innermost container.
  public func end() {
    guard let container = open.popLast() else { return }
    bytes.append(container.closing)
    finish()
  }

  /// Writes a key. The name must be plain ASCII without quotes and backslashes.
  public func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a string or a number as it is in the response; any other value as null.
  public func scalar(_ value: Value) {
    separate()
    mark(place(of: value))
    switch value.kind {
    case .string where !hasRoom(for: value.range.count), .number where !hasRoom(for: value.range.count):
      append("null")
    case .string where value.document.isRows:
      // Texts in rows are not checked for UTF-8. Here, invalid UTF-8 becomes U+FFFD.
      var text = value.string ?? ""
      text.withUTF8 { quote($0) }
    case .string:
      value.withUTF8 { quote($0) }
    case .number:
      value.document.bytes.withUnsafeBytes(in: value.range) { bytes.append($0) }
    default:
      append("null")
    }
    finish()
  }

  /// Writes a text that the translator made from a value.
  public func string(_ text: String, of value: Value? = nil) {
    separate()
    mark(value.map(place(of:)) ?? around)
    if hasRoom(for: text.utf8.count) {
      var text = text
      text.withUTF8 { quote($0) }
    } else {
      append("null")
    }
    finish()
  }

  public func bool(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
    finish()
  }

  /// Reads the written text as a document whose positions lead into the response.
  public func document() throws(SyntaxError) -> Document {
    while !open.isEmpty { end() }
    var written = ByteBufferBuilder()
    swap(&written, &bytes)
    let buffer = ByteBuffer(written)
    return try Document.read(
      buffer, range: 0..<buffer.count, isWhole: true, interner: source.interner, deferring: .empty,
      limits: source.limits, origin: .translation(Translation(of: source, marks: marks)))
  }

  private func begin(_ opening: UInt8, _ closing: UInt8, _ value: Value?) {
    separate()
    let place = value.map(place(of:)) ?? around
    mark(place)
    bytes.append(opening)
    open.append((closing, place))
  }

  private func hasRoom(for length: Int) -> Bool {
    if bytes.count + length > limit { isFull = true }
    return !isFull
  }

  private var around: Value.Place { open.last?.place ?? root }

  /// Returns the place of a value in the response. A value of another document has none, so it gets the place of the
  /// container around it.
  private func place(of value: Value) -> Value.Place {
    value.document === source ? value.place : around
  }

  private func mark(_ place: Value.Place) {
    if let last = marks.last {
      if last.place == place { return }
      if Int(last.offset) == bytes.count { marks.removeLast() }
    }
    marks.append(Translation.Mark(offset: UInt32(truncatingIfNeeded: bytes.count), place: place))
  }

  private func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private func finish() {
    mark(around)
    needsComma = !open.isEmpty
  }

  private func append(_ word: StaticString) {
    bytes.append(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Writes a string and escapes every byte that JSON does not allow in a string.
  private func quote(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      bytes.append(UnsafeBufferPointer(rebasing: text[start..<index]))
      bytes.append(UInt8(ascii: "\\"))
      if byte < 0x20 {
        append("u00")
        bytes.append(Self.digit(byte >> 4))
        bytes.append(Self.digit(byte & 0xF))
      } else {
        bytes.append(byte)
      }
      start = index + 1
    }
    bytes.append(UnsafeBufferPointer(rebasing: text[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
