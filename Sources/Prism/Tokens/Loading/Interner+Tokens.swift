import JSON

extension Interner {
  /// Returns an interner that numbers the keys of the format first.
  static func forTokens() -> Interner {
    Interner(names: TokenProperty.allCases.map(\.name) + TokenField.allCases.map(\.name))
  }
}

extension Value {
  subscript(property: TokenProperty) -> Value? { self[property.symbol] }
}
