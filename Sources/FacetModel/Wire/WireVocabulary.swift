import JSON

/// The wire's keys as numbers. Every session's interner starts with them, so a key of a document is recognised by
/// looking into a table.
struct WireVocabulary {
  /// How a key is spelled where the two ways of spelling differ.
  enum Spelling: UInt8 {
    case snake, camel, either
  }

  static let shared = WireVocabulary()

  /// In the order of their symbols.
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
  func key(of symbol: Symbol) -> WireKey? {
    symbol.rawValue < keys.count ? keys[Int(symbol.rawValue)] : nil
  }

  func spelling(of symbol: Symbol) -> Spelling? {
    symbol.rawValue < spellings.count ? spellings[Int(symbol.rawValue)] : nil
  }

  @inline(__always)
  func symbols(of key: WireKey) -> (snake: Symbol, camel: Symbol) {
    symbols[key.number]
  }

  /// Over half of a feed's bytes, read by nobody until a click or an impression is logged.
  var deferred: SymbolSet { SymbolSet([symbols(of: .logging).snake]) }
}

extension Interner {
  /// The interner of a session that reads feeds.
  public static func forFeeds() -> Interner {
    Interner(names: WireVocabulary.shared.names)
  }
}
