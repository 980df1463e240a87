import JSON

/// A backend's way of writing a feed. It is found from the structure of the response.
public enum Dialect: String, CaseIterable, Sendable {
  /// The article of 2021: camelCase with objects; also a single section, a single facet, or several of them.
  case article
  /// The mobile API: snake_case, nested, with the feed at the root.
  case mobile
  /// GraphQL: camelCase, flat, with objects written as strings.
  case web
  /// A web page's cache (Apollo): written as `web`, deep inside the page, with references between its parts.
  case cache
  /// Modules from before facets, some of which wrap facets.
  case modules
  /// A page without facets, which the client has translated.
  case translation
}

/// The facts that the dialect of a response follows from. Only reports name dialects, so evidence is looked for when
/// one is written. Some responses have none.
enum DialectSource {
  case known(Dialect)
  case evidence(in: Value, otherwise: Dialect)

  init(_ envelope: Envelope) {
    switch (envelope.parts.first, envelope.container) {
    case (.modules?, _): self = .known(.modules)
    case (.feed(let feed)?, _) where envelope.parts.count > 1 && Envelope.sections(of: feed) == nil:
      self = .known(.modules)
    case (.storePage?, _): self = .known(.translation)
    case (_, .answer): self = .known(.web)
    case (_, .cache): self = .known(.cache)
    case (.feed(let feed)?, .plain):
      self = .evidence(in: feed, otherwise: feed[.sections] == nil ? .mobile : .article)
    case (let part?, .plain): self = .evidence(in: part.value, otherwise: .article)
    case (nil, .plain): self = .known(.article)
    }
  }

  var dialect: Dialect {
    switch self {
    case .known(let dialect): dialect
    case .evidence(let value, let otherwise): dialectEvidence(in: value) ?? otherwise
    }
  }
}

/// Looks for the first part of a response that only one dialect writes.
private func dialectEvidence(in value: Value) -> Dialect? {
  switch value.kind {
  case .array:
    for element in value.elements {
      if let found = dialectEvidence(in: element) { return found }
    }
  case .object:
    // The web uses camelCase as the article does, so keys that only the web writes are tested first.
    if value.members.contains(where: { isWebOnly($0.key) }) { return .web }
    for (symbol, member) in value.members {
      let key = WireVocabulary.shared.key(of: symbol)
      switch (key, WireVocabulary.shared.spelling(of: symbol)) {
      // The one key that the web writes in snake_case too.
      case (.backgroundColor, _): continue
      case (_, .snake): return .mobile
      case (_, .camel): return .article
      // The contents of these keys are snake_case in every dialect, because backends and components agree on them
      // directly.
      case (.custom, _), (.logging, _), (nil, _): continue
      default: break
      }
      if key == .name, member.kind == .string {
        switch member.string {
        case "load_content", "apply_cuisine_filter": return .mobile
        case "loadContent", "applyCuisineFilter": return .article
        default: break
        }
      }
      if key != .data, let found = dialectEvidence(in: member) { return found }
    }
  default:
    break
  }
  return nil
}

private func isWebOnly(_ symbol: Symbol) -> Bool {
  switch WireVocabulary.shared.key(of: symbol) {
  case .__typename: true
  case .childrenCount: WireVocabulary.shared.spelling(of: symbol) == .camel
  default: false
  }
}
