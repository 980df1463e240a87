import JSON

/// What a response wraps its facets in.
enum Envelope {
  /// A whole feed; `isWeb` when it was found under the `data` of a GraphQL answer.
  case feed(Value, isWeb: Bool)
  /// A feed in a page's cache, and the cache itself, which its references lead into.
  case cache(Value, root: Value)
  case modules(Value)
  case section(Value)
  case sections(Value)
  case facet(Value)
  case facets(Value)

  init(_ root: Value) throws(FeedError) {
    switch root.kind {
    case .object:
      if let found = Self.answer(in: root) ?? Self.object(root) ?? Self.cache(in: root) {
        self = found
      } else if let errors = root[.errors], Self.isFilled(errors) {
        throw .server(messages: Self.messages(errors), offset: errors.range.lowerBound)
      } else {
        throw .noFeed(found: Self.describe(root))
      }
    case .array:
      guard let found = Self.array(root) else { throw .noFeed(found: Self.describe(root)) }
      self = found
    default:
      throw .noFeed(found: Self.describe(root))
    }
  }

  /// The feed under `data`, whatever the operation is called.
  private static func answer(in root: Value) -> Envelope? {
    guard let data = root[.data], data.kind == .object else { return nil }
    if isFeed(data) {
      return .feed(data, isWeb: true)
    }
    return data.valuesInside.first(where: isFeed).map { .feed($0, isWeb: true) }
  }

  private static func object(_ root: Value) -> Envelope? {
    if let modules = root[.displayModules], modules.kind == .array { return .modules(modules) }
    if isFacet(root) { return .facet(root) }
    if isFeed(root) { return .feed(root, isWeb: false) }
    return isSection(root) ? .section(root) : nil
  }

  private static func array(_ root: Value) -> Envelope? {
    if root.elements.contains(where: isFacet) { return .facets(root) }
    if root.elements.contains(where: isSection) { return .sections(root) }
    return root.elements.contains(where: isModule) ? .modules(root) : nil
  }

  /// The cache is somewhere inside the page's data: an object with a `ROOT_QUERY`, one of whose answers is a feed.
  private static func cache(in value: Value) -> Envelope? {
    if value.kind == .object, let answers = value["ROOT_QUERY"] {
      var references = References(value)
      for answer in answers.valuesInside {
        var feed = answer
        if case .entry(let place) = references.meaning(of: answer.place) {
          feed = answer.document.value(at: place)
        }
        if isFeed(feed) { return .cache(feed, root: value) }
      }
    }
    for member in value.valuesInside where member.kind == .object {
      if let found = cache(in: member) { return found }
    }
    return nil
  }

  private static func isModule(_ value: Value) -> Bool {
    value.kind == .object && value[.type] != nil && value[.data] != nil
  }

  /// What names its component, or has an id and something that only a facet has.
  static func isFacet(_ value: Value) -> Bool {
    guard value.kind == .object, value[.body] == nil, value[.sections] == nil else { return false }
    if value[.component]?.kind == .object { return true }
    let parts: [WireKey] = [.text, .images, .events]
    return value[.id] != nil
      && (value[.component] != nil || value[.childrenCount] != nil || value[.children]?.kind == .array
        || parts.contains { value[$0]?.kind == .object })
  }

  /// A list of sections, or what only a page asks for, in a cache perhaps by reference. An empty list may be a
  /// section's, which has an id.
  static func isFeed(_ value: Value) -> Bool {
    guard value.kind == .object else { return false }
    if let sections = sections(of: value), sections.kind == .array {
      if sections.elements.contains(where: { isSection($0) || $0.has(.__ref) }) { return true }
      if !isFilled(sections), value[.id] == nil { return true }
    }
    guard let page = value[.page] else { return false }
    return [WireKey.next, .onLoad, .__ref].contains { page.has($0) }
  }

  /// A list where a section has one, empty or with something in it that could be a facet.
  static func isSection(_ value: Value) -> Bool {
    guard value.kind == .object, value[.component] == nil else { return false }
    return [WireKey.body, .header, .footer].contains { key in
      guard let list = value[key], list.kind == .array else { return false }
      return !isFilled(list) || list.elements.contains { $0.kind == .object }
    }
  }

  /// The article says `sections`, all others `body`: where both are there, the one with something in it is meant.
  static func sections(of feed: Value) -> Value? {
    guard let sections = feed[.sections], let body = feed[.body] else { return feed[.sections] ?? feed[.body] }
    return !isFilled(sections) && isFilled(body) ? body : sections
  }

  private static func isFilled(_ list: Value) -> Bool {
    list.elements.contains { _ in true }
  }

  private static func messages(_ errors: Value) -> [String] {
    errors.elements.map(message)
  }

  static func message(of error: Value) -> String {
    error.text(.message) ?? error.lenientString ?? "an error without a message"
  }

  private static func describe(_ value: Value) -> String {
    switch value.kind {
    case .object:
      let keys = value.members.prefix(4).map { value.document.interner.string($0.key) }
      return keys.isEmpty ? "an empty object" : "an object with \(keys.map(quoted).joined(separator: ", "))"
    case .array: return isFilled(value) ? "a list without facets" : "an empty list"
    case .string: return "a string"
    case .number: return "a number"
    case .true, .false: return "a boolean"
    case .null: return "null"
    }
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
