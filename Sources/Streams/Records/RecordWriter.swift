import Reporting

/// Writes JSON as bytes. Records are written by the million, so their text is not made of strings first.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func object(_ members: (inout RecordWriter) -> Void) {
    open("{", "}", members)
  }

  mutating func array(_ elements: (inout RecordWriter) -> Void) {
    open("[", "]", elements)
  }

  mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
    needsComma = false
  }

  /// Writes a key that came from outside.
  mutating func key(exactly key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func number(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes a string. Characters that could harm a terminal are escaped.
  mutating func string(_ string: String) {
    separate()
    let isPlain = string.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }
    guard isPlain else { return bytes.append(contentsOf: JSONOutput.exact(string).text.utf8) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: string.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func string(orNull string: String?) {
    guard let string else { return literal("null") }
    self.string(string)
  }

  /// Writes a word of JSON, or text that is JSON already.
  mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func open(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ content: (inout RecordWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    content(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
