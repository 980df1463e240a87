import Input
import Text

/// A line of text that the user types, with a cursor.
package struct TextField {
  private var before: [Unicode.Scalar] = []
  private var behind: [Unicode.Scalar] = []

  /// The most characters of a field.
  private static let longest = 200

  /// Creates a field with a text, which the cursor stands behind.
  init(_ text: SafeText = "") {
    insert(text.string)
  }

  /// The mark that stands at the cursor.
  static let cursor: SafeText = "▏"

  var text: SafeText { Self.text(before + behind) }
  /// The text with the cursor in it.
  var shown: SafeText { Self.text(before) + Self.cursor + Self.text(behind) }
  var isEmpty: Bool { before.isEmpty && behind.isEmpty }

  private static func text(_ scalars: [Unicode.Scalar]) -> SafeText { SafeText(string(scalars)) }

  private static func string(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }

  mutating func insert(_ string: String) {
    // Pasted text may have several lines, a field has one.
    let words = string.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
    before += words.prefix(max(0, Self.longest - before.count - behind.count))
  }

  /// Takes the keys that line editors know; returns `false` for all other keys.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar): insert(String(scalar))
    case .backspace, .control("h"): before.removeLast(lastBefore)
    case .delete, .control("d"): behind.removeFirst(firstBehind)
    case .left, .control("b"): moveBack(by: lastBefore)
    case .right, .control("f"): moveOn(by: firstBehind)
    case .home, .control("a"): moveBack(by: before.count)
    case .end, .control("e"): moveOn(by: behind.count)
    case .control("u"): before = []
    case .control("k"): behind = []
    case .control("w"):
      while before.last == " " { before.removeLast() }
      while let last = before.last, last != " " { before.removeLast() }
    case .wordLeft, .alt("b"): moveBack(by: wordBefore)
    case .wordRight, .alt("f"): moveOn(by: wordBehind)
    case .alt(Key.erase): before.removeLast(wordBefore)
    case .alt("d"): behind.removeFirst(wordBehind)
    default: return false
    }
    return true
  }

  /// The scalars of the character before the cursor. The cursor never stands inside of a character.
  private var lastBefore: Int { Self.string(before).last?.unicodeScalars.count ?? 0 }

  private var firstBehind: Int { Self.string(behind).first?.unicodeScalars.count ?? 0 }

  /// The number of scalars back to the beginning of a word.
  private var wordBefore: Int { Self.lengthOfWord(before.reversed()) }

  /// The number of scalars up to the end of a word.
  private var wordBehind: Int { Self.lengthOfWord(behind) }

  /// The length of the first word with all that stands before it. Words consist of letters and digits.
  private static func lengthOfWord(_ scalars: some Collection<Unicode.Scalar>) -> Int {
    let word = scalars.drop { !$0.isOfWord }
    return scalars.count - word.drop { $0.isOfWord }.count
  }

  private mutating func moveBack(by count: Int) {
    behind = before.suffix(count) + behind
    before.removeLast(count)
  }

  private mutating func moveOn(by count: Int) {
    before += behind.prefix(count)
    behind.removeFirst(count)
  }

  /// Announces the text that was typed since `old`. Announced text cannot be removed, so a deletion begins a new line. The
  /// cursor is announced while it stands within the text.
  func announcement(after old: TextField?, prompt: SafeText) -> [Announcement] {
    guard let old else { return [.prompt(prompt + text)] }
    if before == old.before, behind == old.behind { return [] }
    let isWithin = !behind.isEmpty
    guard !isWithin, old.behind.isEmpty, let added = text.string.addition(to: old.text.string) else {
      return [.prompt(prompt + (isWithin ? shown : text))]
    }
    return [.typed(SafeText(added))]
  }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}

extension String {
  /// The text typed after another text; `nil` if it does not begin with that.
  fileprivate func addition(to other: String) -> String? {
    guard unicodeScalars.starts(with: other.unicodeScalars) else { return nil }
    return String(unicodeScalars.dropFirst(other.unicodeScalars.count))
  }
}
