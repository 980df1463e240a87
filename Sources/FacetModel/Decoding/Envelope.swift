import JSON

/// A feed that was found in a response, and its wrapping.
struct Envelope {
  /// A part of a response that contains facets.
  enum Part {
    /// A whole feed: sections, a header and a footer, a page.
    case feed(Value)
    case section(Value)
    case sections(Value)
    /// A facet or a list of facets, and the key of the list.
    case facets(Value, id: String?)
    /// A list of old modules, or a single module.
    case modules(Value)
    /// A store's page, which has no facets.
    case storePage(Value)
  }

  /// The wrapping of a feed in a response.
  enum Container {
    /// The response is the feed, or contains it in a place without a special meaning.
    case plain
    /// A response of a GraphQL server.
    case answer
    /// A page's cache, which the references in the feed lead into.
    case cache(Value)
  }

  /// The operation that the feed answers; `nil` where the response does not name it.
  var name: String?
  let container: Container
  /// A single part, or several lists of one response.
  let parts: [Part]
  /// The object with the continuation of the feed, where it stands beside the lists.
  var pageInfo: Value?
  /// The object with the filters that stand beside the lists.
  var filters: Value?

  init(_ part: Part, in container: Container, name: String? = nil) {
    self.init([part], in: container, name: name)
  }

  /// Creates the envelope of an object that is a feed. It may contain modules beside its sections, or in their place.
  init(feed: Value, in container: Container, name: String? = nil) {
    let modules = Envelope.modules(of: feed).map { [Part.modules($0)] } ?? []
    self.init([.feed(feed)] + modules, in: container, name: name)
  }

  init(_ parts: [Part], in container: Container, name: String?) {
    self.name = name
    self.container = container
    self.parts = parts
  }

  /// The value of the first part.
  var value: Value? { parts.first?.value }

  /// The feed's own object; `nil` for lists without a feed.
  var feed: Value? {
    if case .feed(let value)? = parts.first { value } else { nil }
  }
}

extension Envelope.Container {
  /// The cache that references lead into.
  var cache: Value? {
    if case .cache(let cache) = self { cache } else { nil }
  }
}

extension Envelope.Part {
  var value: Value {
    switch self {
    case .feed(let value), .section(let value), .sections(let value), .facets(let value, _), .modules(let value),
      .storePage(let value):
      value
    }
  }
}
