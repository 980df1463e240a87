import Text

extension Outline.Line {
  /// `card 3 of 12: Golden Spoon; 1.8 mi • 23 min; rated 4.7 (2k+); saved`
  public var text: SafeText {
    let place = position.map { " \($0.number) of \($0.count)" } ?? ""
    let parts = [speech.label] + speech.details + speech.states
    let words = parts.filter { !$0.isEmpty }.joined(separator: "; ")
    return SafeText(String(repeating: "  ", count: level) + speech.role.rawValue + place + ": ") + words
  }
}
