/// A JSON text that has been checked in full, with a node for every value that was not deferred.
///
/// A class, because values refer to it. It does not change after reading. It shares its interner with the other
/// documents of the session and therefore stays on the session's thread.
public final class Document {
  public let bytes: ByteBuffer
  public let interner: Interner
  /// The limits of the text. Deferred parts are read under the same limits.
  public let limits: ReadingLimits
  /// The notes about oddities that the grammar allows.
  public let notes: NoteList
  /// The source of the text if it is not a file by itself.
  public let origin: Origin?
  @usableFromInline let arena: NodeArena
  /// The targets of the references between rows; `nil` where the text is not a stream of rows.
  @usableFromInline let references: RowReferences?
  /// The offsets of the string's bytes in the text around it. Computed when an offset is first asked for.
  private(set) lazy var spelling = Spelling(of: origin)

  /// The source of a text that is not a file by itself.
  public enum Origin {
    /// A string of another document, as web responses write objects.
    case string(node: Int, of: Document)
    /// A script of a web page. Offsets are offsets in the page.
    case script(number: Int)
    /// Many scripts of a web page, which together hold one stream of rows.
    case rows(RowStream)
    /// A translation that the client wrote from a response of another shape.
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

  /// The memory of the text and of its values, which never changes. It is valid as long as the document.
  package var memory: [UnsafeRawBufferPointer] {
    [
      UnsafeRawBufferPointer(start: bytes.base, count: bytes.count),
      UnsafeRawBufferPointer(start: arena.base, count: arena.count * MemoryLayout<Node>.stride),
    ]
  }

  public var root: Value { Value(document: self, index: 0) }

  /// Returns the node that a reference leads to. Other nodes are returned as they are.
  @inlinable
  func meaning(of index: Int) -> Int {
    arena.base[index].isReference ? target(ofReference: index) : index
  }

  @usableFromInline
  func target(ofReference index: Int) -> Int {
    references?.target(of: index) ?? index
  }
}
