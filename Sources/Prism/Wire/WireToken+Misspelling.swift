import Text

/// The tokens that misspelled ones were probably meant to be.
extension WireToken {
  /// Returns a token with a known phrase in place of the misspelled meaning; `nil` if no phrase is similar.
  static func meant(by token: String, droppingAnyOf prefixes: [[String]], among phrases: [String]) -> String? {
    let sent = WireToken(token, droppingAnyOf: prefixes)
    guard let phrase = Misspelling.meant(by: sent.phrase, among: phrases) else { return nil }
    let isNormal = sent.words.last == "default"
    return spelled(token, prefix: sent, phrase.split(separator: " ").map(String.init) + (isNormal ? ["default"] : []))
  }

  /// Returns a token with a known word in place of the first misspelled one. The digits behind the word stay.
  static func meant(by token: String, droppingAnyOf prefixes: [[String]], amongFirst words: [String]) -> String? {
    let sent = WireToken(token, droppingAnyOf: prefixes)
    guard let first = sent.words.first else { return nil }
    let digits = first.reversed().prefix { $0.isNumber }.count
    guard let word = Misspelling.meant(by: String(first.dropLast(digits)), among: words) else { return nil }
    return spelled(token, prefix: sent, [word + first.suffix(digits)] + sent.words.dropFirst())
  }

  /// Returns a token with other words behind its prefix, in its capitals or small letters.
  private static func spelled(_ token: String, prefix rest: WireToken, _ words: [String]) -> String {
    let prefix = WireToken(token).words.dropLast(rest.words.count)
    let spelled = (prefix + words).joined(by: "_")
    return token == token.lowercased() ? spelled : spelled.uppercased()
  }
}

extension WireColor {
  package static func meant(by token: String) -> String? {
    WireToken.meant(by: token, droppingAnyOf: prefixes, among: phrases)
  }
}

extension WireTypography {
  package static func meant(by token: String) -> String? {
    WireToken.meant(by: token, droppingAnyOf: prefixes, amongFirst: words)
  }
}

extension WireButton {
  package static func typeMeant(by token: String) -> String? {
    WireToken.meant(by: token, droppingAnyOf: typePrefixes, amongFirst: typeWords)
  }

  package static func sizeMeant(by token: String) -> String? {
    WireToken.meant(by: token, droppingAnyOf: sizePrefixes, amongFirst: sizeWords)
  }
}
