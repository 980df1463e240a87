/// What RFC 8259 lets pass but an author would like to hear.
public struct SyntaxNote: Equatable, Sendable {
  public enum Subject: Equatable, Sendable {
    /// A key that a later member of the same object overrules. One note a key and object.
    case duplicateKey
    /// Half a surrogate pair, read as U+FFFD.
    case loneSurrogate
    /// A string that is cut where it is shown.
    case longString(bytes: Int)
    /// A row of a web page's stream that cannot be read.
    case brokenRow(id: String, RowFault)
  }

  /// Why a row cannot be read.
  public enum RowFault: Equatable, Sendable {
    /// Its length is no hexadecimal number.
    case noLength
    /// It says that it is longer than the text behind it.
    case tooLong
    /// The value is not JSON; the row begins at `start`.
    case syntax(SyntaxError, start: Int)
  }

  public let subject: Subject
  public let offset: Int

  public init(_ subject: Subject, at offset: Int) {
    self.subject = subject
    self.offset = offset
  }
}
