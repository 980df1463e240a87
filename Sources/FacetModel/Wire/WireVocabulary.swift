import JSON

/// The numbers of the wire format's keys. Every session's interner starts with them, so that a key of a document is
/// recognised by a lookup in a table.
package struct WireVocabulary {
  /// The spelling of a key, if the two spellings differ.
  package enum Spelling: UInt8 {
    case snake, camel, either
  }

  package static let shared = WireVocabulary()

  /// The spellings in the order of their symbols.
  private(set) var names: [String] = []
  private var keys: [WireKey] = []
  private var spellings: [Spelling] = []
  private var symbols: [(snake: Symbol, camel: Symbol)] = []

  private init() {
    let all = WireKey.allCases
    names.reserveCapacity(2 * all.count)
    keys.reserveCapacity(2 * all.count)
    spellings.reserveCapacity(2 * all.count)
    symbols.reserveCapacity(all.count)
    for key in all {
      let (snake, camel) = (key.snakeCase, key.camelCase)
      let first = add(snake, key, snake == camel ? .either : .snake)
      symbols.append((first, snake == camel ? first : add(camel, key, .camel)))
    }
  }

  private mutating func add(_ name: String, _ key: WireKey, _ spelling: Spelling) -> Symbol {
    names.append(name)
    keys.append(key)
    spellings.append(spelling)
    return Symbol(rawValue: UInt32(names.count - 1))
  }

  @inline(__always)
  package func key(of symbol: Symbol) -> WireKey? {
    symbol.rawValue < keys.count ? keys[Int(symbol.rawValue)] : nil
  }

  package func spelling(of symbol: Symbol) -> Spelling? {
    symbol.rawValue < spellings.count ? spellings[Int(symbol.rawValue)] : nil
  }

  @inline(__always)
  package func symbols(of key: WireKey) -> (snake: Symbol, camel: Symbol) {
    symbols[key.number]
  }

  /// The keys to defer. Logging is over half of a feed's bytes, and is only needed when a click or an impression is
  /// logged.
  var deferred: SymbolSet { SymbolSet([symbols(of: .logging).snake]) }
}

extension Interner {
  /// Returns a new interner for a session that reads feeds.
  public static func forFeeds() -> Interner {
    Interner(names: WireVocabulary.shared.names)
  }
}
