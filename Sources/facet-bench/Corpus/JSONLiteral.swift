/// A JSON value as a Swift literal, with its members in the order of the source.
indirect enum JSONLiteral {
  case bool(Bool)
  case number(Double)
  case string(String)
  /// A string in ASCII with `\u` escapes for other characters, as some servers write it.
  case asciiString(String)
  case array([JSONLiteral])
  case object([(String, JSONLiteral)])
}

extension JSONLiteral: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .string(value) }
}

extension JSONLiteral: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { self = .number(value) }
}

extension JSONLiteral: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONLiteral: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONLiteral...) { self = .array(elements) }
}

extension JSONLiteral: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONLiteral)...) { self = .object(elements) }
}
