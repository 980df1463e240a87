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
  /// What the references among its rows lead to; `nil` where the text is no stream of rows.
  @usableFromInline let references: RowReferences?
  /// Made when a place in a text that is a string is first asked for.
  private(set) lazy var spelling = Spelling(of: origin)

  /// Where a text stands that is not a file by itself.
  public enum Origin {
    /// In a string of another document, as web responses write objects.
    case string(node: Int, of: Document)
    /// In a script of a web page: places are places in the page.
    case script(number: Int)
    /// In many scripts of a web page, which together hold one stream of rows.
    case rows(RowStream)
    /// Written by the client from a response of another shape.
    case translation(Translation)
  }

  init(
    bytes: ByteBuffer, interner: Interner, limits: ReadingLimits, notes: NoteList, arena: consuming NodeArena,
    origin: Origin?, references: RowReferences? = nil
  ) {
    self.bytes = bytes
    self.interner = interner
    self.limits = limits
    self.notes = notes
    self.arena = arena
    self.origin = origin
    self.references = references
  }

  public var root: Value { Value(document: self, index: 0) }

  /// The node that a node stands for: itself, unless it is a reference.
  @inlinable
  func meaning(of index: Int) -> Int {
    arena.base[index].isReference ? target(ofReference: index) : index
  }

  @usableFromInline
  func target(ofReference index: Int) -> Int {
    references?.target(of: index) ?? index
  }
}
