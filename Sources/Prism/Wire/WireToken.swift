/// A word of the backends' design language, taken apart: `USAGE_COLOR_TEXT_SUBDUED_DEFAULT` is text, subdued, default.
struct WireToken {
  let words: [String]

  /// `prefixes` are what tokens of the kind may begin with, the longest first. Case and separators do not matter:
  /// backends write `DLS_TYPE_BUTTON_PRIMARY`, `button/primary` and `buttonPrimary`.
  init(_ token: String, droppingAnyOf prefixes: [[String]] = []) {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for letter in token {
      let isSeparator = "_-/. ".contains(letter)
      if isSeparator || letter.isUppercase && wasLower {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if !isSeparator { word += letter.lowercased() }
      wasLower = letter.isLowercase || letter.isNumber
    }
    if !word.isEmpty { words.append(word) }
    if let prefix = prefixes.first(where: { words.starts(with: $0) }) {
      words.removeFirst(prefix.count)
    }
    self.words = words
  }

  /// Backends name what they have not decided, and the state that everything is in unless it is pressed.
  var meaning: [String] { words.filter { $0 != "default" } }

  var isUnspecified: Bool { words.isEmpty || words.contains("unspecified") }
}
