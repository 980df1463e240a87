import Text
import Wording

extension Outline.Line {
  /// `card 3 of 12: Golden Spoon; 1.8 mi • 23 min; rated 4.7 (2k+); saved`, farther in the more it stands in.
  public func text(in words: Words) -> SafeText {
    SafeText(String(repeating: "  ", count: level)) + sentence(in: words)
  }

  public func sentence(in words: Words) -> SafeText {
    let place = position.map { " " + words.place($0.number, of: $0.count) } ?? ""
    return speech.role.name(in: words) + place + ": " + speech.sentence
  }
}

extension Speech {
  /// Everything it says, and what can be seen but not read.
  public var sentence: SafeText {
    ([label] + details + states).filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
