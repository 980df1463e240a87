/// Writes a JSON text from the values of a response, and remembers for every part which value it was written from.
///
/// A class because there is one text, which several translators write parts of.
public final class TranslationWriter {
  private let source: Document
  private var bytes = ByteBufferBuilder()
  private var marks: [Translation.Mark] = []
  /// The containers around the next value: how they end, and the values they are written from.
  private var open: [(closing: UInt8, place: Value.Place)] = []
  private let root: Value.Place
  private var needsComma = false
  private let limit: Int
  /// Whether the text has reached its limit; texts that did not fit are null.
  public private(set) var isFull = false

  /// A translation is at most this many times as long as the response, so that references cannot make it endless.
  private static let mostGrowth = 16
  private static let leastLimit = 1 << 20

  /// `root` is the value that everything without a value of its own is written from.
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

  /// Writes a key. The name has to be plain ASCII without quotes and backslashes.
  public func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a string or a number as it is in the response; anything else as null.
  public func scalar(_ value: Value) {
    separate()
    mark(place(of: value))
    switch value.kind {
    case .string where !hasRoom(for: value.range.count), .number where !hasRoom(for: value.range.count):
      append("null")
    case .string where value.document.isRows:
      // The reader of rows takes texts as they are; what is not UTF-8 becomes U+FFFD here.
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

  /// Writes a text of the translator's own, made from a value.
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

  /// Reads what has been written, as a document whose places lead into the response.
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

  /// A value of another document has no place in the response: it counts as what is written around it.
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

  /// Writes a string with everything escaped that JSON does not allow in one.
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
