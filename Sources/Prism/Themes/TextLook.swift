/// How a text style is written.
public struct TextLook: Hashable, Sendable {
  public enum LetterCase: String, Hashable, Sendable {
    case asWritten, upper
  }

  public let attributes: TextAttributes
  public let letterCase: LetterCase

  public init(attributes: TextAttributes = [], letterCase: LetterCase = .asWritten) {
    self.attributes = attributes
    self.letterCase = letterCase
  }
}
