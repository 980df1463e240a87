import JSON

/// A reader of the parts of a response, which follows the references of a page cache.
///
/// References can repeat a list without end, so every value that is read costs a step.
struct SourceReader {
  private var references: References?
  private var stepsLeft: Int
  /// The references that lead nowhere, each once, in the order in which they were read.
  private(set) var broken: [(value: Value, trouble: References.Trouble)] = []
  private var known: Set<Value.Place> = []

  /// The greatest number of broken references that are kept.
  private static let mostBroken = 100

  init(_ value: Value, cache: Value?) {
    references = cache.map { References($0) }
    // A value takes at least two bytes, including its separator, and is read a few times. Only references can lead to
    // more reads.
    stepsLeft = 2 * value.document.bytes.count + 1024
  }

  /// Whether more values have been read than any response without repeated references contains.
  var isExhausted: Bool { stepsLeft <= 0 }

  /// Returns the value, or the target of a reference; `nil` for null and for a reference that leads nowhere.
  mutating func resolved(_ value: Value?) -> Value? {
    guard let value, stepsLeft > 0 else { return nil }
    stepsLeft -= 1
    if value.isNull { return nil }
    switch references?.meaning(of: value.place) {
    case .itself?, nil: return value
    case .entry(let place)?: return value.document.value(at: place)
    case .trouble(let trouble)?:
      note(trouble, at: value)
      return nil
    }
  }

  private mutating func note(_ trouble: References.Trouble, at value: Value) {
    guard broken.count < Self.mostBroken, known.insert(value.place).inserted else { return }
    broken.append((value, trouble))
  }

  mutating func object(_ key: String, of value: Value?) -> Value? {
    object(value?[key])
  }

  mutating func object(_ value: Value?) -> Value? {
    resolved(value).flatMap { $0.kind == .object ? $0 : nil }
  }

  mutating func list(_ key: String, of value: Value?) -> Value? {
    resolved(value?[key]).flatMap { $0.kind == .array ? $0 : nil }
  }

  /// Returns the number of objects and references in a list, as far as steps are left.
  mutating func countObjects(in list: Value, upTo most: Int = .max) -> Int {
    var count = 0
    for element in list.elements where stepsLeft > 0 && count < most {
      stepsLeft -= 1
      if element.kind == .object { count += 1 }
    }
    return count
  }

  /// Returns a text that is not empty. A value of another type does not count: a number is not a name.
  mutating func text(_ key: String, of value: Value?) -> Value? {
    guard let text = value?[key], text.kind == .string, !text.isEmptyString else { return nil }
    return text
  }

  /// Returns the first of several texts that is present.
  mutating func text(_ keys: [String], of value: Value?) -> Value? {
    for key in keys {
      if let text = text(key, of: value) { return text }
    }
    return nil
  }

  /// Returns an id, which may be a number. Ids longer than backends write are ignored, because every address repeats
  /// them.
  func identifier(_ key: String, of value: Value?) -> String? {
    guard let id = value?[key], id.range.count <= Self.longestIdentifier else { return nil }
    return id.kind == .string || id.kind == .number ? id.lenientString : nil
  }

  private static let longestIdentifier = 200
}
