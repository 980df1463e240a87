import Text

/// Facts on one line, between bullets.
enum FactLine {
  private static let separator: SafeText = " • "

  /// Takes off the bullets that backends put before and behind their texts, and drops what is empty or said twice.
  static func facts(_ texts: [String?]) -> [SafeText] {
    var facts: [SafeText] = []
    for text in texts.compactMap(\.self) {
      let fact = SafeText(String(trimmed(text)))
      if !fact.isEmpty, !facts.contains(where: { $0.string.contains(fact.string) }) {
        facts.append(fact)
      }
    }
    return facts
  }

  static func joined(_ facts: [SafeText]) -> SafeText {
    facts.joined(separator: separator)
  }

  private static func trimmed(_ text: String) -> Substring {
    let isFiller: (Character) -> Bool = { $0 == "•" || $0 == "·" || $0.isWhitespace }
    var rest = text.drop(while: isFiller)
    while let last = rest.last, isFiller(last) {
      rest.removeLast()
    }
    return rest
  }
}
