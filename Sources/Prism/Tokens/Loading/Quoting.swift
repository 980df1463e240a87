import JSON
import Text
import Wording

extension String {
  /// As a part of a sentence: in quotes, and not longer than a reader wants it.
  var quoted: SafeText {
    let most = 80
    let start = unicodeScalars.prefix(most)
    let end = start.endIndex == unicodeScalars.endIndex ? "'" : "…'"
    return SafeText("'" + String(String.UnicodeScalarView(start)) + end)
  }
}

extension Value {
  /// Whether the value is an alias or a `$ref`. No other value of the format starts with a brace.
  var isReference: Bool {
    switch kind {
    case .string: withUTF8 { $0.first == UInt8(ascii: "{") } ?? false
    case .object: self[.ref] != nil
    default: false
    }
  }

  /// Returns the kind of the value, as a part of a sentence.
  func noun(in words: Words) -> SafeText {
    switch kind {
    case .null: "null"
    case .false: "false"
    case .true: "true"
    case .number: words.aNumber
    case .string: words.aString
    case .array: words.anArray
    case .object: words.anObject
    }
  }
}
