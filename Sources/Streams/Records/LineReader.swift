import FacetModel
import JSON

/// A reader of the lines of a stream: the names that it has met, and those of the envelope among them.
public struct LineReader {
  let interner: Interner
  let names: EnvelopeNames
  let limits: ReadingLimits
  let key: Symbol
  let feeds: [Symbol]

  init(_ names: EnvelopeNames, limits: ReadingLimits) {
    interner = .forFeeds()
    self.names = names
    self.limits = limits
    key = interner.intern(names.key)
    feeds = names.feeds.map(interner.intern)
  }
}
