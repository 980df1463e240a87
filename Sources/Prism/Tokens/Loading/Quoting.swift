import JSON

extension String {
  /// The text in quotes for error messages, cut after 80 scalars.
  var quoted: String {
    let most = 80
    let start = unicodeScalars.prefix(most)
    return "'" + String(String.UnicodeScalarView(start)) + (start.endIndex == unicodeScalars.endIndex ? "'" : "…'")
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

  /// The kind of the value with its article, for error messages.
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
