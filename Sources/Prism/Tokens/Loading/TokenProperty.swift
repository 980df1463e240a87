import JSON

/// The properties of tokens and groups, under keys that start with a dollar sign.
///
/// An interner for token files numbers these keys first, in this order.
enum TokenProperty: UInt32, CaseIterable {
  case type, value, description, extensions, deprecated, extends, ref, root, schema

  var name: String {
    switch self {
    case .type: "$type"
    case .value: "$value"
    case .description: "$description"
    case .extensions: "$extensions"
    case .deprecated: "$deprecated"
    case .extends: "$extends"
    case .ref: "$ref"
    case .root: "$root"
    case .schema: "$schema"
    }
  }

  var symbol: Symbol { Symbol(rawValue: rawValue) }
}

extension Interner {
  /// Returns an interner that numbers the keys of the format first.
  static func forTokens() -> Interner {
    Interner(names: TokenProperty.allCases.map(\.name) + TokenField.allCases.map(\.name))
  }
}

extension Value {
  subscript(property: TokenProperty) -> Value? { self[property.symbol] }
}
