import Text

/// JSON to be printed. Its strings are safe texts, so that the output holds no control characters.
package indirect enum JSONOutput {
  case null
  case bool(Bool)
  case number(Int)
  /// A number with two decimals.
  case decimal(Double)
  /// A fraction, exact to more than a tenth of a percent.
  case share(Double)
  case string(SafeText)
  /// A string whose characters are kept, such as a name to look up. Unsafe characters are escaped.
  case exact(String)
  case array([JSONOutput])
  /// A list that may be long, whose elements are made while it is written.
  case elements(any Sequence<JSONOutput>)
  case object([(key: SafeText, value: JSONOutput)])

  package static func string(_ text: String) -> JSONOutput { .string(SafeText(text)) }

  /// The JSON on one line.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  package func write(to target: inout some TextOutputStream) {
    switch self {
    case .null: target.write("null")
    case .bool(let value): target.write(value ? "true" : "false")
    case .number(let value): target.write(String(value))
    case .decimal(let value): target.write(String((value * 100).rounded() / 100))
    case .share(let value): target.write(String((value * 10_000).rounded() / 10_000))
    case .string(let value): Self.write(value, to: &target)
    case .exact(let value): Self.write(exactly: value, to: &target)
    case .array(let elements): Self.write(elements, to: &target)
    case .elements(let elements): Self.write(elements, to: &target)
    case .object(let members):
      target.write("{")
      for (index, member) in members.enumerated() {
        target.write(index == 0 ? "" : ",")
        Self.write(member.key, to: &target)
        target.write(":")
        member.value.write(to: &target)
      }
      target.write("}")
    }
  }

  private static func write(_ elements: some Sequence<JSONOutput>, to target: inout some TextOutputStream) {
    target.write("[")
    for (index, element) in elements.enumerated() {
      target.write(index == 0 ? "" : ",")
      element.write(to: &target)
    }
    target.write("]")
  }

  private static func write(_ string: SafeText, to target: inout some TextOutputStream) {
    target.write("\"")
    var rest = string.string[...]
    while let special = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      target.write(String(rest[..<special]))
      target.write("\\")
      // Cut between scalars, because the next scalar may join the quote in one character.
      let next = rest.unicodeScalars.index(after: special)
      target.write(String(rest.unicodeScalars[special..<next]))
      rest = rest[next...]
    }
    target.write(String(rest))
    target.write("\"")
  }

  private static func write(exactly string: String, to target: inout some TextOutputStream) {
    let whole = SafeText(string)
    guard !whole.string.utf8.elementsEqual(string.utf8) else { return write(whole, to: &target) }
    target.write("\"")
    for scalar in string.unicodeScalars {
      // The sanitizer judges each scalar alone, so an accepted scalar is safe next to any other.
      let safe = SafeText(String(scalar))
      if scalar == "\"" || scalar == "\\" {
        target.write("\\\(safe)")
      } else if safe.string.unicodeScalars.elementsEqual([scalar]) {
        target.write(safe.string)
      } else {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          target.write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        }
      }
    }
    target.write("\"")
  }
}
