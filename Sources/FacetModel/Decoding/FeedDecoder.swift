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
    let found = try Envelope.find(in: document.root)
    return decode(found.shown, of: document, further: found.further)
  }

  private func decode(_ envelope: Envelope, of document: Document, further: ArraySlice<Envelope>) -> Feed {
    let cache: Value? = if case .cache(_, let root) = envelope { root } else { nil }
    var builder = FeedBuilder(document: document, references: cache.map(References.init), limits: limits)
    switch envelope {
    case .feed(_, isWeb: true), .modules: builder.noteErrors(of: document.root)
    default: break
    }
    builder.noteFurther(further)
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
