extension Interner {
  /// Returns a new interner that numbers the first strings as this one does, through all of a set of symbols.
  func beginning(through symbols: SymbolSet) -> Interner {
    Interner(names: (0..<min(count, symbols.bound)).map { string(Symbol(rawValue: UInt32($0))) })
  }

  /// Returns the symbol in another interner of every string, in the order of their symbols here.
  func symbols(in other: Interner) -> [Symbol] {
    (0..<count).map { other.intern(string(Symbol(rawValue: UInt32($0)))) }
  }
}
