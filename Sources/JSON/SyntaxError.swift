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

  /// The part that the grammar allows at a place.
  public enum Expected: Equatable, Sendable {
    case value, key, colon, commaOrBrace, commaOrBracket
  }

  /// The part that a text that was cut off leaves open.
  public enum Unfinished: Equatable, Sendable {
    case string, number, word, object, array, text
  }

  public let reason: Reason
  public let offset: Int

  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
