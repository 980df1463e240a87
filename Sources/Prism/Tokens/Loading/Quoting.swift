import JSON
import Text
import Wording

extension String {
  /// The text as a part of a sentence: its beginning, in quotes.
  var quoted: SafeText { SafeText("'" + clipped(self, to: 80) + "'") }
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
