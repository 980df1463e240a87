import Text

/// Facts on one line, between bullets.
enum FactLine {
  /// Takes off the bullets that backends put before and behind their texts.
  static func trimmed(_ text: SafeText) -> SafeText {
    let isFiller: (Character) -> Bool = { $0 == "•" || $0 == "·" || $0.isWhitespace }
    var rest = text.string.drop(while: isFiller)
    while let last = rest.last, isFiller(last) {
      rest.removeLast()
    }
    return rest.count == text.string.count ? text : SafeText(String(rest))
  }
}
