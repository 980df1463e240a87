import JSON

/// The search for the feeds of a response by their structure: first in the known shapes, then lists of facets anywhere.
struct EnvelopeFinder {
  /// The values that are, or can be, the target of a reference. Each is searched only once.
  private var visited: Set<Value.Place> = []

  static func all(in root: Value) -> [Envelope] {
    var finder = EnvelopeFinder()
    return finder.all(in: root)
  }

  private mutating func all(in root: Value) -> [Envelope] {
    if root.document.isRows { return rows(root) }
    let known = known(in: root)
    return known.isEmpty ? anywhere(in: root, key: nil) : known
  }

  private mutating func known(in root: Value) -> [Envelope] {
    switch root.kind {
    case .object:
      if Envelope.isBareModule(root) { return [Envelope(.modules(root), in: .plain)] }
      let answers = answers(in: root)
      if !answers.isEmpty { return answers }
      return Self.object(root).map { [$0] } ?? caches(in: root)
    case .array:
      return Self.array(root).map { [Envelope($0, in: .plain)] } ?? []
    default:
      return []
    }
  }

  private static func object(_ root: Value) -> Envelope? {
    if Envelope.isFeed(root) { return Envelope(feed: root, in: .plain) }
    if let modules = Envelope.modules(of: root) { return Envelope(.modules(modules), in: .plain) }
    if Envelope.isFacet(root) { return Envelope(.facets(root, id: nil), in: .plain) }
    return Envelope.isSection(root) ? Envelope(.section(root), in: .plain) : nil
  }

  private static func array(_ root: Value) -> Envelope.Part? {
    if root.elements.contains(where: Envelope.isFacet) { return .facets(root, id: nil) }
    if root.elements.contains(where: Envelope.isSection) { return .sections(root) }
    // Many other objects have a type and content, so an element counts as a module only if it wraps facets.
    let isModule = { (value: Value) in
      Envelope.isModule(value) && (value[.data] != nil || Envelope.isBareModule(value))
    }
    return root.elements.contains(where: isModule) ? .modules(root) : nil
  }

  /// Returns the feeds under `data`, under any name: first feeds, then old modules, then lists inside a response.
  private mutating func answers(in root: Value) -> [Envelope] {
    guard let data = root[.data], data.kind == .object else { return [] }
    if Envelope.isFeed(data) { return [Envelope(feed: data, in: .answer)] }
    var feeds: [Envelope] = []
    var modules = Envelope.modules(of: data).map { [Envelope(.modules($0), in: .answer)] } ?? []
    var lists: [Envelope] = []
    for (name, operation) in data.namedValuesInside where isNew(operation, in: data) {
      if Envelope.isFeed(operation) {
        feeds.append(Envelope(feed: operation, in: .answer, name: name))
      } else if let list = Envelope.modules(of: operation) {
        modules.append(Envelope(.modules(list), in: .answer, name: name))
      } else {
        var search = ListSearch(in: .answer, name: name)
        search.look(into: operation, key: name)
        lists += search.envelopes
      }
    }
    return feeds + modules + lists
  }

  /// Finds the caches inside a page's data: objects with a `ROOT_QUERY`, which contains feeds.
  private mutating func caches(in value: Value) -> [Envelope] {
    if value.kind == .object, let answers = value["ROOT_QUERY"] {
      let feeds = Self.feeds(among: answers, of: value)
      if !feeds.isEmpty { return feeds }
    }
    for member in value.valuesInside where member.kind == .object {
      let feeds = caches(in: member)
      if !feeds.isEmpty { return feeds }
    }
    return []
  }

  /// Returns the feeds of a cache, each once, even if several fields refer to it.
  private static func feeds(among answers: Value, of cache: Value) -> [Envelope] {
    var references = References(cache)
    var seen: Set<Value.Place> = []
    var found: [Envelope] = []
    // A cache inside a cache has entries of its own.
    for (field, answer) in answers.namedValuesInside where field != "ROOT_QUERY" {
      var feed = answer
      if case .entry(let place) = references.meaning(of: answer.place) {
        feed = answer.document.value(at: place)
      }
      guard seen.insert(feed.place).inserted else { continue }
      let name = String(field.prefix { $0 != "(" })
      if Envelope.isFeed(feed) {
        found.append(Envelope(feed: feed, in: .cache(cache), name: name))
      } else {
        var search = ListSearch(in: .cache(cache), name: name)
        search.look(into: feed, key: name)
        found += search.envelopes
      }
    }
    return found
  }

  /// Searches the whole value. Each object may be a GraphQL response or a cache, or may contain lists.
  private mutating func anywhere(in value: Value, key: String?) -> [Envelope] {
    switch value.kind {
    case .array:
      var search = ListSearch(in: .plain, name: key)
      if search.take(value, key: key) { return search.envelopes }
      return value.elements.reduce(into: []) { found, element in
        if isNew(element, in: value) { found += anywhere(in: element, key: key) }
      }
    case .object:
      return anywhere(inObject: value, key: key)
    default:
      return []
    }
  }

  private mutating func anywhere(inObject value: Value, key: String?) -> [Envelope] {
    if let answers = value["ROOT_QUERY"] { return Self.feeds(among: answers, of: value) }
    if Envelope.isFeedAnywhere(value) { return [Envelope(feed: value, in: .plain, name: key)] }
    if Envelope.isStorePage(value) { return [Envelope(.storePage(value), in: .plain, name: key)] }
    if value[.data]?.kind == .object {
      let answers = answers(in: value)
      if !answers.isEmpty { return answers }
    }
    var search = ListSearch(in: .plain, name: key)
    var found: [Envelope] = []
    for (name, member) in value.namedValuesInside where isNew(member, in: value) {
      if search.take(member, key: name) { continue }
      if member.kind == .array, ListSearch.isLego(name) {
        search.look(into: member, key: name)
      } else {
        found += anywhere(in: member, key: name)
      }
    }
    search.takeSurroundings(of: value)
    return search.envelopes + found
  }

  /// Returns whether a value has not been searched yet. A referenced value is reached through its reference and again
  /// in its own place.
  private mutating func isNew(_ value: Value, in other: Value) -> Bool {
    guard value.document.isRows, value.kind == .array || value.kind == .object else { return true }
    return other.holds(value) ? !visited.contains(value.place) : visited.insert(value.place).inserted
  }

  /// Searches the rows of a page. Rows that are referenced from a found feed belong to it; the remaining rows are
  /// searched by themselves.
  private mutating func rows(_ root: Value) -> [Envelope] {
    var found: [Envelope] = []
    var taken: Set<Value.Place> = []
    var known: Set<Value.Place> = []
    for isReferred in [false, true] {
      for (_, row) in root.members
      where row.isReferenceTarget == isReferred && !taken.contains(row.place) && visited.insert(row.place).inserted {
        // A value that was reached through a reference is reached again in its own place.
        let feeds = anywhere(in: row, key: nil).filter { feed in
          feed.value.map { known.insert($0.place).inserted } ?? false
        }
        for part in feeds.flatMap(\.parts) {
          root.document.collectTargets(reachableFrom: part.value, into: &taken)
        }
        found += feeds
      }
    }
    return found
  }
}
