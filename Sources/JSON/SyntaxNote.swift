/// A note about JSON that RFC 8259 allows but its author would want to know about.
public struct SyntaxNote: Equatable, Sendable {
  public enum Subject: Equatable, Sendable {
    /// A key that a later member of the same object overrides. There is one note for each key and object.
    case duplicateKey
    /// Half of a surrogate pair, read as U+FFFD.
    case loneSurrogate
    /// A string that is cut when it is shown.
    case longString(bytes: Int)
    /// A row of a web page's stream that cannot be read.
    case brokenRow(id: String, reason: String)
  }

  public let subject: Subject
  public let offset: Int

  public init(_ subject: Subject, at offset: Int) {
    self.subject = subject
    self.offset = offset
  }
}
