import JSON

/// Values by key, which mobile backends send as an object and web backends as a list of `{key, value}`.
public struct KeyedValues {
  private let value: Value?

  public init(_ value: Value?) {
    self.value = value?.kind == .array ? value : value?.lenientObject
  }

  subscript(key: String) -> Value? {
    switch value?.kind {
    case .object: value?[key].flatMap { $0.isNull ? nil : $0 }
    case .array: all.last { $0.key == key }?.value
    default: nil
    }
  }

  public var all: [(key: String, value: Value)] {
    switch value?.kind {
    case .object:
      value?.members.map { [interner = value?.document.interner] in (interner?.string($0.key) ?? "", $0.value) } ?? []
    case .array:
      value?.elements.compactMap { pair in
        guard let key = pair.text(.key), let value = pair[.value] else { return nil }
        return (key, value)
      } ?? []
    default:
      []
    }
  }
}
