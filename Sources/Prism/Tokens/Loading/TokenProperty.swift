import JSON

/// What tokens and groups say about themselves, under keys that start with a dollar sign.
///
/// An interner for token files numbers these keys first, in this order.
enum TokenProperty: UInt32, CaseIterable {
  case type, value, description, extensions, deprecated, extends, ref, root, schema

  var name: String { "$\(self)" }

  var symbol: Symbol { Symbol(rawValue: rawValue) }
}
