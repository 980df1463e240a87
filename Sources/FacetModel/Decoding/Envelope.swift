import JSON

/// What a response wraps its facets in.
enum Envelope {
  /// A whole feed; `isWeb` when it was found under the `data` of a GraphQL answer.
  case feed(Value, isWeb: Bool)
  /// A feed in a page's cache, and the cache itself, which its references lead into.
  case cache(Value, root: Value)
  /// A list of old modules, or a single one.
  case modules(Value)
  case section(Value)
  case sections(Value)
  case facet(Value)
  case facets(Value)

  /// The one that is shown, and those that the response holds besides.
  static func find(in root: Value) throws(FeedError) -> (shown: Envelope, further: ArraySlice<Envelope>) {
    let found = all(in: root)
    if let first = found.first {
      return (first, found.dropFirst())
    }
    if let errors = root[.errors], isFilled(errors) {
      throw .server(messages: errors.elements.map(message), offset: errors.range.lowerBound)
    }
    throw .noFeed(found: describe(root), hint: hint(for: root))
  }

  private static func all(in root: Value) -> [Envelope] {
    switch root.kind {
    case .object:
      if isBareModule(root) { return [.modules(root)] }
      let answers = answers(in: root)
      if !answers.isEmpty { return answers }
      return object(root).map { [$0] } ?? caches(in: root)
    case .array:
      return array(root).map { [$0] } ?? []
    default:
      return []
    }
  }

  private static func object(_ root: Value) -> Envelope? {
    if let modules = modules(of: root) { return .modules(modules) }
    if isFacet(root) { return .facet(root) }
    if isFeed(root) { return .feed(root, isWeb: false) }
    return isSection(root) ? .section(root) : nil
  }

  private static func array(_ root: Value) -> Envelope? {
    if root.elements.contains(where: isFacet) { return .facets(root) }
    if root.elements.contains(where: isSection) { return .sections(root) }
    return root.elements.contains(where: isModule) ? .modules(root) : nil
  }
}

extension Envelope {
  /// What was found, without its kind.
  var value: Value {
    switch self {
    case .feed(let value, _), .cache(let value, _), .modules(let value), .section(let value), .sections(let value),
      .facet(let value), .facets(let value):
      value
    }
  }
}
