/// The limits for reading a document.
public struct ReadingLimits: Sendable {
  /// The size above which a document is refused.
  public var bytes = 1 << 30
  /// The depth above which nesting is an error.
  public var depth = 512
  /// The number of levels of documents inside strings. Each level is another copy of its content.
  public var embedding = 4
  /// The length above which a string is noted, and cut when it is shown.
  public var stringBytes = 1 << 20
  /// The number of notes that are kept. Further notes are only counted.
  public var notes = 10_000
  /// Whether oddities inside of deferred values are noted, too. Checking them then takes longer.
  public var notesDeferredValues = false

  /// The length from which two threads share the reading of a document. A shorter one is not worth the second thread: it
  /// is new at a start, and together they need longer for 430 KB. From 1 MB on they are a few percent faster.
  package var sharedBytes = 3 << 18

  public init() {}
}
