/// The script elements of a web page, found in one pass, as a browser's tokenizer does. `<script>` in a comment, in an
/// attribute or in a style sheet does not count.
struct ScriptFinder: Sequence, IteratorProtocol {
  private let bytes: ByteBuffer
  private var at = 0
  private var number = 0

  init(_ bytes: ByteBuffer) {
    self.bytes = bytes
  }

  mutating func next() -> Script? {
    while let start = find([UInt8(ascii: "<")], from: at) {
      at = start + 1
      guard at < bytes.count else { return nil }
      if bytes[at] == UInt8(ascii: "!") {
        skipComment()
      } else if Self.isLetter(bytes[at]) {
        if let script = takeElement() { return script }
      }
    }
    return nil
  }

  private static let commentStart = Array("!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let script = Array("script".utf8)
  /// The elements whose content is text, even if it looks like markup.
  private static let textElements = ["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"]
    .map { Array($0.utf8) }

  /// Skips a comment, starting at the exclamation mark. A declaration is left to the search for the next tag.
  private mutating func skipComment() {
    guard bytes.place(of: Self.commentStart, in: at..<Swift.min(bytes.count, at + 3)) != nil else { return }
    at = find(Self.commentEnd, from: at + 3).map { $0 + 3 } ?? bytes.count
  }

  /// Reads a tag from its name. Skips the content of elements that hold text, and returns an element that is a script.
  private mutating func takeElement() -> Script? {
    let name = at..<endOfName(from: at)
    at = endOfTag(from: name.upperBound)
    let attributes = name.upperBound..<at
    guard let text = Self.textElements.first(where: { isNamed($0, at: name) }) else { return nil }
    let content = at
    // A truncated page ends inside its last element.
    at = find([UInt8(ascii: "<"), UInt8(ascii: "/")] + text, from: content) ?? bytes.count
    guard text == Self.script else { return nil }
    number += 1
    return Script(number: number, range: content..<at, isJSON: declaresJSON(attributes))
  }

  private func endOfName(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isLetter(bytes[end]) { end += 1 }
    return end
  }

  /// Returns the position after the bracket that ends a tag. Brackets inside a quoted attribute do not count.
  private func endOfTag(from start: Int) -> Int {
    var end = start
    var quote: UInt8?
    while end < bytes.count {
      let byte = bytes[end]
      end += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return end
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return end
  }

  private func isNamed(_ name: [UInt8], at range: Range<Int>) -> Bool {
    range.count == name.count && bytes.holds(name, at: range.lowerBound, ignoringCase: true)
  }

  private func declaresJSON(_ attributes: Range<Int>) -> Bool {
    Self.marksOfJSON.contains { bytes.place(of: $0, in: attributes) != nil }
  }

  private static let marksOfJSON = ["application/json", "__NEXT_DATA__", "+json"].map { Array($0.utf8) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private func find(_ name: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes.place(of: name, in: start..<bytes.count, ignoringCase: true)
  }
}
