/// The attributes and letter case of a text style.
public struct TextLook: Hashable, Sendable {
  public enum LetterCase: String, Hashable, Sendable {
    case asWritten, upper
  }

  public var attributes: TextAttributes
  public var letterCase: LetterCase

  public init(attributes: TextAttributes = [], letterCase: LetterCase = .asWritten) {
    self.attributes = attributes
    self.letterCase = letterCase
  }
}
