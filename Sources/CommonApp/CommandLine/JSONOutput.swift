import Text

/// JSON that is written. Strings are safe texts: whatever prints the result prints no control character.
indirect enum JSONOutput {
  case null
  case bool(Bool)
  case number(Int)
  /// With two decimals.
  case decimal(Double)
  case string(SafeText)
  /// A name that somebody may want to look up: nothing is replaced, what must not be printed is escaped.
  case exact(String)
  case array([JSONOutput])
  case object([(key: SafeText, value: JSONOutput)])

  static func string(_ text: String) -> JSONOutput { .string(SafeText(text)) }

  /// On one line.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += String(value)
    case .decimal(let value): text += String((value * 100).rounded() / 100)
    case .string(let value): Self.write(value, to: &text)
    case .exact(let value): Self.write(exactly: value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += index == 0 ? "" : ","
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index == 0 ? "" : ","
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: SafeText, to text: inout String) {
    text += "\""
    for scalar in string.string.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        text += "\\"
      }
      text.unicodeScalars.append(scalar)
    }
    text += "\""
  }

  private static func write(exactly string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      // The sanitizer judges scalar by scalar: one that it leaves alone here is harmless in any company.
      let safe = SafeText(String(scalar))
      if scalar == "\"" || scalar == "\\" {
        text += "\\\(safe)"
      } else if safe.string.unicodeScalars.elementsEqual([scalar]) {
        text += safe.string
      } else {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    text += "\""
  }
}
