import Text
import Wording

extension Outline.Line {
  /// Returns the line as text, indented by its level: `card 3 of 12: Golden Spoon; 1.8 mi • 23 min; rated 4.7 (2k+);
  /// saved`.
  public func text(in words: Words) -> SafeText {
    SafeText(String(repeating: "  ", count: level)) + sentence(in: words)
  }

  public func sentence(in words: Words) -> SafeText {
    let place = position.map { " " + words.place($0.number, of: $0.count) } ?? ""
    let name = speech.isSilent ? words.withoutAName : ""
    return speech.role.name(in: words) + place + ": "
      + [name, speech.sentence].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension Speech {
  /// The label, details and states in one sentence.
  public var sentence: SafeText {
    ([label] + details + states).filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
