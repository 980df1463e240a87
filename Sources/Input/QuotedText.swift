/// Text as a single quoted word, for scripts of one line.
public enum QuotedText {
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns `nil` if the text is not within one pair of quotes.
  public static func text(_ quoted: some StringProtocol) -> String? {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    var isOpen = false
    for (place, scalar) in quoted.unicodeScalars.enumerated() {
      if place == 0 {
        guard scalar == "\"" else { return nil }
        isOpen = true
      } else if !isOpen {
        return nil
      } else if isEscaped {
        result.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isOpen = false
      } else {
        result.append(scalar)
      }
    }
    return isOpen || quoted.isEmpty ? nil : String(result)
  }
}
