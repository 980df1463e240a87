import Input
import Text

/// A line of text that the user types.
package struct TextField {
  private var scalars: [Unicode.Scalar] = []

  /// The most characters of a field.
  private static let longest = 200

  var text: SafeText { SafeText(String(String.UnicodeScalarView(scalars))) }
  var isEmpty: Bool { scalars.isEmpty }

  mutating func insert(_ string: String) {
    // Pasted text may have several lines, a field has one.
    let words = string.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
    scalars += words.prefix(max(0, Self.longest - scalars.count))
  }

  /// Takes the keys that line editors know; returns `false` for all other keys.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar): insert(String(scalar))
    case .backspace, .control("h"): _ = scalars.popLast()
    case .control("u"): scalars = []
    case .control("w"):
      while scalars.last == " " { scalars.removeLast() }
      while let last = scalars.last, last != " " { scalars.removeLast() }
    default: return false
    }
    return true
  }

  /// Announces the text that was typed since `old`. Announced text cannot be removed, so a deletion begins a new line.
  func announcement(after old: TextField?, prompt: SafeText) -> [Announcement] {
    guard let old else { return [.prompt(prompt + text)] }
    if text == old.text { return [] }
    guard let added = text.string.addition(to: old.text.string) else { return [.prompt(prompt + text)] }
    return [.typed(SafeText(added))]
  }
}

extension String {
  /// The text typed after another text; `nil` if it does not begin with that.
  fileprivate func addition(to other: String) -> String? {
    guard unicodeScalars.starts(with: other.unicodeScalars) else { return nil }
    return String(unicodeScalars.dropFirst(other.unicodeScalars.count))
  }
}
