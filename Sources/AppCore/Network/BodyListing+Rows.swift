import Inspection
import Prism
import Text
import ViewTree

extension BodyListing {
  /// The row of a line that has been found. Enter shows the whole of a line that is too long for this width.
  func row(_ line: Int, width: Int, mask: (any TextMask)?) -> InspectorRow? {
    guard let found = self.line(line) else { return nil }
    let (text, isWhole) = text(of: found)
    let shown = mask?.masked(text) ?? text
    let phrases = isJSON ? Self.phrases(shown) : [Phrase(SafeText(shown), .bodyText)]
    var row = InspectorRow(look: .words, phrases: phrases + (isWhole ? [] : [Phrase("…", .caption)]))
    row.indent = found.depth
    if !isWhole || !row.fits(in: width) { row.link = .bodyLine(line) }
    return row
  }

  /// The text that Enter shows of a line.
  func readableText(ofLine line: Int, mask: (any TextMask)?) -> String {
    guard let found = self.line(line) else { return "" }
    let (text, isWhole) = text(of: found, isRead: true)
    return (mask?.masked(text) ?? text) + (isWhole ? "" : " …")
  }

  /// A line of JSON in the colours of the JSON tab: its key, and its value.
  private static func phrases(_ text: String) -> [Phrase] {
    let key = key(of: text)
    let value = text.dropFirst(key.count)
    let color: Color =
      switch value.utf8.first {
      case UInt8(ascii: "\"")?: .text(.success)
      case UInt8(ascii: "-")?, (0x30...0x39)?: .text(.link)
      case UInt8(ascii: "t")?, UInt8(ascii: "f")?, UInt8(ascii: "n")?: .text(.warning)
      default: .text(.subdued)
      }
    return [
      Phrase(SafeText(key), .bodyText, .meaning(.text(.brand))),
      Phrase(SafeText(String(value)), .bodyText, .meaning(color)),
    ].filter { !$0.isEmpty }
  }

  /// The key at the beginning of a line, with the colon behind it.
  private static func key(of text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "\"") else { return "" }
    var isEscaped = false
    var index = text.utf8.index(after: text.utf8.startIndex)
    while index < text.utf8.endIndex {
      let byte = text.utf8[index]
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        let rest = text.utf8[index...].dropFirst()
        guard rest.starts(with: ": ".utf8) else { return "" }
        return String(text[..<rest.index(rest.startIndex, offsetBy: 2)])
      }
      index = text.utf8.index(after: index)
    }
    return ""
  }
}
