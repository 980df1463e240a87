import Text

/// A script of input: names and characters between spaces, text in quotes, waits, and frames to save.
package struct KeyScript {
  package enum Step {
    case event(InputEvent)
    /// Waits on the clock of the script, which does not take real time.
    case wait(milliseconds: Int)
    case save(path: String)
  }

  package let steps: [Step]

  /// A script without keys.
  package init() {
    steps = []
  }

  /// An unknown word in a script.
  package struct Fault: Error {
    package let word: String
  }

  package init(_ script: String) throws(Fault) {
    var steps: [Step] = []
    for word in Self.words(of: script) {
      if let text = Self.text(of: word) {
        steps += text.unicodeScalars.map { .event(.key(.character($0))) }
      } else if let step = Self.step(word) {
        steps.append(step)
      } else {
        throw Fault(word: word)
      }
    }
    self.steps = steps
  }

  private static func step(_ word: String) -> Step? {
    if word.hasPrefix("Wait:"), word.hasSuffix("ms"), let time = Int(word.dropFirst(5).dropLast(2)), time >= 0 {
      return .wait(milliseconds: min(time, 3_600_000))
    }
    if word.hasPrefix("Save:"), word.count > 5 {
      return .save(path: String(word.dropFirst(5)))
    }
    return InputEvent(word).map(Step.event)
  }

  /// Returns the text of a word in quotes, in which `\"` and `\\` stand for a quote and a backslash; `nil` for any other
  /// word.
  private static func text(of word: String) -> String? {
    guard word.hasPrefix("\""), word.count > 1 else { return nil }
    var text = ""
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      if letter == "\"", letters.isEmpty { return text }
      let isEscape = letter == "\\" && (letters.first == "\"" || letters.first == "\\")
      text.append(isEscape ? letters.removeFirst() : letter)
    }
    return nil
  }

  /// Splits a script at spaces outside quotes; a single quote character is a key.
  private static func words(of script: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for letter in script {
      defer { isEscaped = isQuoted && letter == "\\" && !isEscaped }
      if letter == "\"", !isEscaped, !word.isEmpty || script.count > 1 { isQuoted.toggle() }
      if letter == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(letter)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
