import JSON

/// The requests of the session, oldest first. The oldest ones of very many are dropped.
struct RequestLog {
  struct Entry {
    /// The number among all requests of the session, beginning with 0.
    let number: Int
    var facts: RequestFacts
  }

  private(set) var entries: [Entry] = []
  /// The number of requests that are no longer listed.
  private(set) var droppedCount = 0

  /// The most requests that are listed.
  static let mostEntries = 200
  /// The most bytes of answers that are kept besides the newest answer.
  static let mostBytes = 8 << 20

  /// Takes the beginning of a request, or the end of one that has begun.
  mutating func take(_ facts: RequestFacts) {
    if let place = openEntry(facts.id) {
      let use = entries[place].facts.use
      entries[place].facts = facts
      // A request of a click looks like one for a further page. The app knew the difference when the request began.
      if use == .click { entries[place].facts.use = use }
    } else {
      entries.append(Entry(number: droppedCount + entries.count, facts: facts))
    }
    if entries.count > Self.mostEntries {
      entries.removeFirst()
      droppedCount += 1
    }
    limitBytes()
  }

  /// Keeps the answer to a load effect, if the source has not handed it over with the facts.
  mutating func keep(_ body: ByteBuffer, for id: Int) {
    guard let place = entries.lastIndex(where: { $0.facts.id == id }), entries[place].facts.stage == .answered,
      entries[place].facts.body == nil
    else { return }
    entries[place].facts.body = body
    limitBytes()
  }

  func entry(_ number: Int) -> Entry? {
    let place = number - droppedCount
    return entries.indices.contains(place) ? entries[place] : nil
  }

  private func openEntry(_ id: Int) -> Int? {
    entries.lastIndex { $0.facts.id == id && $0.facts.stage == .underWay }
  }

  /// Drops the oldest answers beyond the limit. The newest one is kept whatever its size, because the page shows it.
  private mutating func limitBytes() {
    var sum = 0
    var isNewest = true
    for place in entries.indices.reversed() {
      guard let body = entries[place].facts.body else { continue }
      if !isNewest { sum += body.count }
      isNewest = false
      if sum > Self.mostBytes { entries[place].facts.body = nil }
    }
  }
}
