import JSON

/// A facet's `custom`: whatever the component and its backend have agreed on.
///
/// An object, or a string that holds one. Anything else costs the component its extras and nothing more.
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
