/// A JSON text, checked whole, with a node for every value that was not deferred.
///
/// A class because values point into it; nothing in it changes after reading. It shares its interner with other
/// documents of the session and so stays on the session's thread.
public final class Document {
  public let bytes: ByteBuffer
  public let interner: Interner
  /// What it was read under; parts that are read later are read under the same.
  public let limits: ReadingLimits
  /// What the reader noticed and let pass.
  public let notes: NoteList
  /// Where the text itself comes from when it is a string of another document.
  public let origin: Origin?
  @usableFromInline let arena: NodeArena
  /// Made when somebody first asks for a place in a text that is a string.
  private(set) lazy var spelling = origin.map(Spelling.init)

  /// A document written as a string inside another one, as web responses do.
  public struct Origin {
    public let document: Document
    let string: Int
  }

  init(
    bytes: ByteBuffer, interner: Interner, limits: ReadingLimits, notes: NoteList, arena: consuming NodeArena,
    origin: Origin?
  ) {
    self.bytes = bytes
    self.interner = interner
    self.limits = limits
    self.notes = notes
    self.arena = arena
    self.origin = origin
  }

  public var root: Value { Value(document: self, index: 0) }
}
