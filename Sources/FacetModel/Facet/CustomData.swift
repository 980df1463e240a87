import JSON

/// A facet's `custom` data, with a format that the component and its backend have agreed on.
///
/// It is an object, or a string that holds an object. Any other value counts as absent, and the rest of the facet is
/// shown.
public struct CustomData {
  /// The object, if there is one.
  public let object: Value?

  init(value: Value?) {
    object = value?.lenientObject
  }

  public subscript(key: String) -> Value? {
    object?[key].flatMap { $0.isNull ? nil : $0 }
  }

  public func string(_ key: String) -> String? { self[key]?.lenientString }
  public func bool(_ key: String) -> Bool? { self[key]?.lenientBool }
}
