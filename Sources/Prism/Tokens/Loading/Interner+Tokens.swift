import JSON

extension Interner {
  /// Knows the keys of the format by their numbers.
  static func forTokens() -> Interner {
    Interner(names: TokenProperty.allCases.map(\.name) + TokenField.allCases.map(\.name))
  }
}

extension Value {
  subscript(property: TokenProperty) -> Value? { self[property.symbol] }
}
