/// The reason why a text is not JSON, and the byte at which reading stopped.
public struct SyntaxError: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    case empty
    case tooLarge(limit: Int)
    case tooManyValues(limit: Int)
    case tooDeep(limit: Int)
    case notUTF8
    case otherEncoding(String)
    case markup
    case unexpected(UInt8, expected: Expected)
    case contentAfterValue(UInt8)
    case controlCharacter(UInt8)
    case unknownEscape(UInt8)
    case brokenUnicodeEscape
    case unknownWord
    case leadingZero
    case digitExpected
    /// The text ends inside the part that began at `opened`.
    case endsInside(Unfinished, opened: Int)
  }

  /// The continuation that the grammar allows at a position.
  public enum Expected: String, Sendable {
    case value = "a value"
    case key = "a key in double quotes"
    case colon = "a colon after the key"
    case commaOrBrace = "a comma or a closing brace"
    case commaOrBracket = "a comma or a closing bracket"
  }

  /// The part that a truncated text leaves open.
  public enum Unfinished: String, Sendable {
    case string = "a string"
    case number = "a number"
    case word = "a word"
    case object = "an object"
    case array = "an array"
    case text = "a text"
  }

  public let reason: Reason
  public let offset: Int

  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
