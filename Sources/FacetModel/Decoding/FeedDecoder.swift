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

  public func decode(_ bytes: ByteBuffer) throws(FeedError) -> Feed {
    let document: Document
    do throws(SyntaxError) {
      document = try Document.read(bytes, interner: interner, deferring: deferring, limits: limits.reading)
    } catch {
      throw .syntax(error)
    }
    return decode(try Envelope(document.root))
  }

  private func decode(_ envelope: Envelope) -> Feed {
    let cache: Value? = if case .cache(_, let root) = envelope { root } else { nil }
    var builder = FeedBuilder(
      document: envelope.value.document, references: cache.map(References.init), limits: limits)
    if case .feed(let feed, isWeb: true) = envelope {
      builder.noteErrors(of: feed.document.root)
    }
    switch envelope {
    case .feed(let feed, _), .cache(let feed, _):
      builder.readPage(feed)
      builder.readSections(Envelope.sections(of: feed))
    case .modules(let modules):
      builder.readModules(modules)
    case .section(let section):
      builder.readSection(section)
    case .sections(let sections):
      builder.readSections(sections)
    case .facet(let facets), .facets(let facets):
      builder.readBareFacets(facets)
    }
    return builder.finish(envelope, dialect: Dialect(envelope))
  }
}
