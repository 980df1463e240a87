import JSON

/// A feed that was found in a response, and what the response wraps it in.
struct Envelope {
  /// Something with facets in it.
  enum Part {
    /// A whole feed: sections, a header and a footer, a page.
    case feed(Value)
    case section(Value)
    case sections(Value)
    /// One facet or a list of them, and the key that the list stands under.
    case facets(Value, id: String?)
    /// A list of old modules, or a single one.
    case modules(Value)
    /// A store's page, which has no facets.
    case storePage(Value)
  }

  /// What a response wraps a feed in.
  enum Container {
    /// The response is the feed, or holds it at a place that has no name.
    case plain
    /// An answer of a GraphQL server.
    case answer
    /// A page's cache, which the references in the feed lead into.
    case cache(Value)
  }

  /// The operation that the feed answers; `nil` where the response names none.
  var name: String?
  let container: Container
  /// One, or several lists that stand in one answer.
  let parts: [Part]
  /// How the feed goes on, where that stands beside its lists.
  var pageInfo: Value?
  /// What holds the filters that stand beside its lists.
  var filters: Value?

  init(_ part: Part, in container: Container, name: String? = nil) {
    self.init([part], in: container, name: name)
  }

  /// An object that is a feed. Modules may stand in it beside its sections, or in their place.
  init(feed: Value, in container: Container, name: String? = nil) {
    let modules = Envelope.modules(of: feed).map { [Part.modules($0)] } ?? []
    self.init([.feed(feed)] + modules, in: container, name: name)
  }

  init(_ parts: [Part], in container: Container, name: String?) {
    self.name = name
    self.container = container
    self.parts = parts
  }

  /// What was found first.
  var value: Value? { parts.first?.value }

  /// The feed's own object; lists by themselves have none.
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
