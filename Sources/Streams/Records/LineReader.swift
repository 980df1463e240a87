import FacetModel
import JSON

/// A reader of the lines of a stream: the names that it has met, and those of the envelope among them.
public struct LineReader {
  let interner: Interner
  let decoder: FeedDecoder
  let names: EnvelopeNames
  let key: Symbol
  let feeds: [Symbol]

  /// `notesLogging` is for lint, which also notes oddities in logging.
  init(_ names: EnvelopeNames, limits: FeedLimits, notesLogging: Bool) {
    interner = .forFeeds()
    decoder = FeedDecoder(interner: interner, limits: limits, notesLogging: notesLogging)
    self.names = names
    key = interner.intern(names.key)
    feeds = names.feeds.map(interner.intern)
  }
}
