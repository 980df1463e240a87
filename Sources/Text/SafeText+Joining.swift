extension SafeText {
  public static func + (left: SafeText, right: SafeText) -> SafeText {
    SafeText(sanitized: left.string + right.string, isASCII: left.isASCII && right.isASCII)
  }

  public static func += (left: inout SafeText, right: SafeText) {
    left = left + right
  }
}

extension Sequence<SafeText> {
  public func joined(separator: SafeText = SafeText()) -> SafeText {
    Array(self).joined(separator: separator)
  }
}

extension [SafeText] {
  /// Joins the texts. This is declared for arrays, not for every sequence, because generic code is not specialized
  /// across modules. The type checks at every element would take longer than the joining.
  public func joined(separator: SafeText = SafeText()) -> SafeText {
    var string = ""
    var isASCII = true
    var isFirst = true
    for text in self {
      if !isFirst {
        string += separator.string
        isASCII = isASCII && separator.isASCII
      }
      string += text.string
      isASCII = isASCII && text.isASCII
      isFirst = false
    }
    return SafeText(sanitized: string, isASCII: isASCII)
  }
}
