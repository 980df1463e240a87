import JSON

/// Bytes to feed, in whatever dialect they are.
public struct FeedDecoder {
  private let interner: Interner
  private let limits: FeedLimits
  private let deferring: SymbolSet

  /// `defersLogging` leaves the logging of every facet for later; it is checked all the same, but what could be noted
  /// inside it is not.
  public init(interner: Interner, limits: FeedLimits = FeedLimits(), defersLogging: Bool = true) {
    self.interner = interner
    self.limits = limits
    deferring = defersLogging ? WireVocabulary.shared.deferred : .empty
  }

  /// Of several feeds in one response the largest, or the one that answers `operation`.
  public func decode(_ bytes: ByteBuffer, operation: String? = nil) throws(FeedError) -> Feed {
    let response = try ResponseText(bytes, interner: interner, deferring: deferring, limits: limits.reading)
    return decode(try ResponseFeeds(response, operation: operation))
  }

  private func decode(_ feeds: ResponseFeeds) -> Feed {
    let envelope = feeds.shown
    let document = envelope.value?.document ?? feeds.document
    var references: References?
    if case .cache(let cache) = envelope.container { references = References(cache) }
    var builder = FeedBuilder(document: document, references: references, limits: limits)
    builder.noteErrors(of: document.root)
    builder.noteFurther(feeds.others)
    for part in envelope.parts {
      switch part {
      case .feed(let feed):
        builder.readPage(feed)
        builder.readSections(Envelope.sections(of: feed))
      case .modules(let modules): builder.readModules(modules)
      case .section(let section): builder.readSection(section)
      case .sections(let sections): builder.readSections(sections)
      case .facets(let facets, let id): builder.readBareFacets(facets, id: id)
      }
    }
    builder.noteBrokenReferences(in: envelope.parts)
    return builder.finish(envelope, dialect: Dialect(envelope), others: feeds.others)
  }
}
