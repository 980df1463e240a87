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

/// Notes up to a limit, and their total number.
public struct NoteList: Sendable {
  public private(set) var notes: [SyntaxNote] = []
  /// The number of all notes, including those beyond the limit.
  public private(set) var count = 0
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ note: SyntaxNote) {
    count += 1
    if notes.count < limit {
      notes.append(note)
    }
  }

  /// Appends the notes of a range of another list, which may only have counted some of them.
  mutating func append(_ list: NoteList, _ range: Range<Int>) {
    count += range.count
    notes += list.notes[range.clamped(to: list.notes.indices)].prefix(max(0, limit - notes.count))
  }

  /// Appends the notes of another list.
  mutating func append(contentsOf list: NoteList) {
    count += list.count
    notes += list.notes.prefix(max(0, limit - notes.count))
  }
}
