import Text

extension Outline.Line {
  /// `card 3 of 12: Golden Spoon; 1.8 mi • 23 min; rated 4.7 (2k+); saved`, farther in the more it stands in.
  public var text: SafeText { SafeText(String(repeating: "  ", count: level)) + words }

  public var words: SafeText {
    let place = position.map { " \($0.number) of \($0.count)" } ?? ""
    return SafeText(speech.role.rawValue + place + ": ") + speech.sentence
  }
}

extension Speech {
  /// Everything it says, and what can be seen but not read.
  public var sentence: SafeText {
    ([label] + details + states).filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
