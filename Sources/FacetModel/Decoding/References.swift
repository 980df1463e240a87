import JSON

/// The entries of a page cache, by name: `{"__ref": "FacetV2Component:row.store"}` stands for one of them.
struct References {
  enum Opening {
    case fine
    /// We are inside this entry already.
    case cycle
    case tooMany
  }

  /// References may fan out without end where nothing is nested; no page needs so many.
  private static let limit = 1 << 16
  private static let longestChain = 8

  private let document: Document
  private var entries: [Symbol: Value.Place] = [:]
  private var open: Set<Value.Place> = []
  private var count = 0

  init(_ cache: Value) {
    document = cache.document
    for (name, entry) in cache.members where WireVocabulary.shared.key(of: name) != .logging {
      entries[name] = entry.place
    }
  }

  /// `nil` when the value is no reference, or one to nothing.
  func resolve(_ place: Value.Place) -> Value.Place? {
    var found: Value.Place?
    for _ in 0..<Self.longestChain {
      guard let target = target(of: found ?? place) else { break }
      found = target
    }
    return found
  }

  private func target(of place: Value.Place) -> Value.Place? {
    guard document.kind(at: place) == .object, let name = document.value(at: place)[.__ref]?.symbol else { return nil }
    return entries[name]
  }

  mutating func open(_ place: Value.Place) -> Opening {
    count += 1
    if count > Self.limit { return .tooMany }
    return open.insert(place).inserted ? .fine : .cycle
  }

  /// Done with what stood at `place`, unless it was no reference that led there.
  mutating func close(_ place: Value.Place, unless sent: Value.Place) {
    if place != sent {
      open.remove(place)
    }
  }
}
