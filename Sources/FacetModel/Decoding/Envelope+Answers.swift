import JSON

extension Envelope {
  /// What is under `data`, whatever the operations are called: feeds, then old modules.
  static func answers(in root: Value) -> [Envelope] {
    guard let data = root[.data], data.kind == .object else { return [] }
    if isFeed(data) { return [.feed(data, isWeb: true)] }
    let operations = data.valuesInside
    let feeds = operations.filter(isFeed).map { Envelope.feed($0, isWeb: true) }
    return feeds + ([data] + operations).compactMap(modules).map(Envelope.modules)
  }

  /// The cache is somewhere inside the page's data: an object with a `ROOT_QUERY`, some of whose answers are feeds.
  static func caches(in value: Value) -> [Envelope] {
    if value.kind == .object, let answers = value["ROOT_QUERY"] {
      let feeds = feeds(among: answers, of: value)
      if !feeds.isEmpty { return feeds }
    }
    for member in value.valuesInside where member.kind == .object {
      let feeds = caches(in: member)
      if !feeds.isEmpty { return feeds }
    }
    return []
  }

  /// Each once, however many answers refer to it.
  private static func feeds(among answers: Value, of cache: Value) -> [Envelope] {
    var references = References(cache)
    var seen: Set<Value.Place> = []
    return answers.valuesInside.compactMap { answer in
      var feed = answer
      if case .entry(let place) = references.meaning(of: answer.place) {
        feed = answer.document.value(at: place)
      }
      return isFeed(feed) && seen.insert(feed.place).inserted ? .cache(feed, root: cache) : nil
    }
  }
}
