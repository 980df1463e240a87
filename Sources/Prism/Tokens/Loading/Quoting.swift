import JSON

extension String {
  /// As a part of a sentence: in quotes, and not longer than a reader wants it.
  var quoted: String {
    let most = 80
    let start = unicodeScalars.prefix(most)
    return "'" + String(String.UnicodeScalarView(start)) + (start.endIndex == unicodeScalars.endIndex ? "'" : "…'")
  }
}

extension Value {
  /// Whether it is meant as an alias or a `$ref`. No value of the format starts with a brace.
  var isReference: Bool {
    switch kind {
    case .string: withUTF8 { $0.first == UInt8(ascii: "{") } ?? false
    case .object: self[.ref] != nil
    default: false
    }
  }

  /// What it is, as a part of a sentence.
  var noun: String {
    switch kind {
    case .null: "null"
    case .false, .true: "\(kind)"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
