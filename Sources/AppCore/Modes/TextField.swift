import Input
import Text

/// One line that somebody types.
package struct TextField {
  private var scalars: [Unicode.Scalar] = []

  /// Nobody searches for more.
  private static let longest = 200

  var text: SafeText { SafeText(String(String.UnicodeScalarView(scalars))) }
  var isEmpty: Bool { scalars.isEmpty }

  mutating func insert(_ string: String) {
    // What is pasted may have lines; a field has one.
    let words = string.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
    scalars += words.prefix(max(0, Self.longest - scalars.count))
  }

  /// Takes the keys of every line editor; `false` for those that mean something else.
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
}
