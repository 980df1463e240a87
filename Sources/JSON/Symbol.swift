/// The number that an `Interner` gave to a string. Equal strings have equal numbers, counted from zero without gaps.
public struct Symbol: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The key of a value without a key: an element of an array, the root, a member that a later member overrides.
  @inlinable
  public static var none: Symbol { Symbol(rawValue: .max) }
}

/// A small set of symbols, as bits, because it is asked at every key of a document.
public struct SymbolSet: Sendable {
  private var words: [UInt64] = []

  public init(_ symbols: [Symbol]) {
    for symbol in symbols {
      let word = Int(symbol.rawValue >> 6)
      while words.count <= word {
        words.append(0)
      }
      words[word] |= 1 << UInt64(symbol.rawValue & 63)
    }
  }

  public static let empty = SymbolSet([])

  /// A number above those of all symbols in the set.
  var bound: Int { words.count * 64 }

  var isEmpty: Bool { words.isEmpty }

  @inline(__always)
  public func contains(_ symbol: Symbol) -> Bool {
    let word = Int(symbol.rawValue >> 6)
    return word < words.count && words[word] >> UInt64(symbol.rawValue & 63) & 1 == 1
  }
}
