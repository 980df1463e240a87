import JSON

/// The entries of a page cache by name. `{"__ref": "FacetV2Component:row.store"}` refers to one of them.
struct References {
  /// The meaning of a value.
  enum Meaning {
    /// The value itself; it is not a reference.
    case itself
    case entry(Value.Place)
    case trouble(Trouble)
  }

  enum Trouble {
    case missing(String)
    /// The reference leads to an entry that contains it.
    case circle
    /// The references multiply: ten lead to a list of ten, which lead to a list of ten.
    case tooMuch
  }

  static let longestChain = 8
  /// The cost of an entry besides its text.
  private static let costOfEntry = 64

  private let document: Document
  private var entries: [Symbol: Value.Place] = [:]
  private var open: Set<Value.Place> = []
  /// The number of bytes that may still be read through references. An entry counts as often as it is referred to.
  /// Pages repeat components and stores, but no page is four times as large as its cache.
  private var budget: Int

  init(_ cache: Value) {
    document = cache.document
    budget = max(1 << 20, 4 * document.bytes.count)
    for (name, entry) in cache.members where WireVocabulary.shared.key(of: name) != .logging {
      entries[name] = entry.place
    }
  }

  mutating func meaning(of place: Value.Place) -> Meaning {
    guard var name = name(at: place) else { return .itself }
    for _ in 0..<Self.longestChain {
      guard let entry = entries[name] else { return .trouble(.missing(document.interner.string(name))) }
      budget -= document.value(at: entry).range.count + Self.costOfEntry
      guard budget >= 0 else { return .trouble(.tooMuch) }
      guard let next = self.name(at: entry) else { return .entry(entry) }
      name = next
    }
    return .trouble(.circle)
  }

  private func name(at place: Value.Place) -> Symbol? {
    document.kind(at: place) == .object ? document.value(at: place)[.__ref]?.symbol : nil
  }

  /// Enters an entry. Returns `false` if it has been entered already and not left.
  mutating func enter(_ entry: Value.Place) -> Bool {
    open.insert(entry).inserted
  }

  mutating func leave(_ entry: Value.Place) {
    open.remove(entry)
  }
}

extension References.Trouble: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let name): "there is no \(quoted(name)) in this cache"
    case .circle: "this refers to something that contains it; it is left out"
    case .tooMuch: "the references of this page make it many times as large as its cache; the rest is left out"
    }
  }
}
