import JSON
import Wording

/// A decoder from bytes to a feed, for all dialects.
public struct FeedDecoder {
  private let interner: Interner
  private let limits: FeedLimits
  private let deferring: SymbolSet
  private let words: Words
  private let preparesComparing: Bool

  /// `defersLogging` leaves the logging of every facet for later. It is checked all the same, and with `notesLogging`
  /// oddities inside of it are noted. `preparesComparing` has the facets of a long feed compared sooner, with the help of a
  /// second processor while the feed is decoded. `words` is the language of titles that a translated page needs and its backend does not send.
  public init(
    interner: Interner, limits: FeedLimits = FeedLimits(), defersLogging: Bool = true, notesLogging: Bool = false,
    preparesComparing: Bool = false, words: Words = .english
  ) {
    self.preparesComparing = preparesComparing
    self.words = words
    self.interner = interner
    var limits = limits
    limits.reading.notesDeferredValues = notesLogging
    self.limits = limits
    deferring = defersLogging ? WireVocabulary.shared.deferred : .empty
  }

  /// Decodes the feed of a response. If there are several, it decodes the feed that answers `operation`. Without one, it
  /// decodes the feed that answers `likely`, or else the largest, and notes the others.
  public func decode(
    _ bytes: ByteBuffer, operation: String? = nil, likely: String? = nil
  ) throws(FeedError) -> Feed {
    let feeds = try ResponseFeeds(text(of: bytes), operation: operation, likely: likely, limits: limits)
    return try decode(feeds, notesFurther: operation == nil)
  }

  /// Decodes every feed of a response, the shown one first.
  public func decodeAll(_ bytes: ByteBuffer) throws(FeedError) -> [Result<Feed, FeedError>] {
    decodeAll(try ResponseFeeds(text(of: bytes), operation: nil, limits: limits))
  }

  /// Decodes every feed of a response that is a part of a document, which `read` has returned.
  public func decodeAll(_ value: Value) throws(FeedError) -> [Result<Feed, FeedError>] {
    decodeAll(try ResponseFeeds(ResponseText(value), operation: nil, limits: limits))
  }

  private func decodeAll(_ feeds: ResponseFeeds) -> [Result<Feed, FeedError>] {
    // The first feed notes the others. Notes of each feed on all others would be as many as the square of the feeds.
    [result(feeds, notesFurther: true)] + feeds.others.map { result(feeds.showing($0), notesFurther: false) }
  }

  private func result(_ feeds: ResponseFeeds, notesFurther: Bool) -> Result<Feed, FeedError> {
    do throws(FeedError) {
      return .success(try decode(feeds, notesFurther: notesFurther))
    } catch {
      return .failure(error)
    }
  }

  private func text(of bytes: ByteBuffer) throws(FeedError) -> ResponseText {
    try ResponseText(bytes, interner: interner, deferring: deferring, limits: limits.reading)
  }

  /// Reads a document around responses, as a response itself is read.
  public func read(_ bytes: ByteBuffer) throws(SyntaxError) -> Document {
    try Document.read(bytes, interner: interner, deferring: deferring, limits: limits.reading)
  }

  /// Decodes the feed of a response that is a part of a document, which `read` has returned.
  public func decode(
    _ value: Value, operation: String? = nil, likely: String? = nil
  ) throws(FeedError) -> Feed {
    let feeds = try ResponseFeeds(ResponseText(value), operation: operation, likely: likely, limits: limits)
    return try decode(feeds, notesFurther: operation == nil)
  }

  private func decode(_ feeds: ResponseFeeds, notesFurther: Bool) throws(FeedError) -> Feed {
    let envelope = feeds.shown
    let document = envelope.value?.document ?? feeds.root.document
    let cache = envelope.container.cache
    var builder = FeedBuilder(
      document: document, references: cache.map { References($0) }, limits: limits,
      preparesComparing: preparesComparing)
    builder.noteErrors(
      of: document === feeds.root.document ? feeds.root : document.root, around: envelope.value, besides: feeds.others)
    if notesFurther { builder.noteFurther(feeds) }
    if let holder = envelope.filters { builder.translateFilters(of: holder, cache: cache, words: words) }
    for part in envelope.parts {
      switch part {
      case .feed(let feed):
        builder.readPage(feed)
        builder.readSections(Envelope.sections(of: feed))
      case .modules(let modules): builder.readModules(modules)
      case .section(let section): builder.readSection(section)
      case .sections(let sections): builder.readSections(sections)
      case .facets(let facets, let id): builder.readBareFacets(facets, id: id)
      case .storePage(let page):
        do throws(SyntaxError) {
          try builder.translateStorePage(page, cache: cache, operation: envelope.name, words: words)
        } catch {
          throw .syntax(SyntaxError(error.reason, at: page.document.outermostOffset(of: page.range.lowerBound)))
        }
      }
    }
    builder.noteBrokenReferences(in: envelope.parts)
    return builder.finish(envelope, others: feeds.others)
  }
}
