import JSON

/// Reads the parts of a response, through the references of a page cache.
///
/// References can repeat a list without end, so every value that is looked at costs a step.
struct SourceReader {
  private var references: References?
  private var stepsLeft: Int

  init(_ value: Value, cache: Value?) {
    references = cache.map { References($0) }
    // A value takes two bytes at least, its separator included, and is looked at a few times: only references can lead
    // to more of them.
    stepsLeft = 2 * value.document.bytes.count + 1024
  }

  /// Whether more has been looked at than any response without repeated references holds.
  var isExhausted: Bool { stepsLeft <= 0 }

  /// What a value stands for; `nil` for null and for a reference to nothing.
  mutating func resolved(_ value: Value?) -> Value? {
    guard let value, stepsLeft > 0 else { return nil }
    stepsLeft -= 1
    if value.isNull { return nil }
    switch references?.meaning(of: value.place) {
    case .itself?, nil: return value
    case .entry(let place)?: return value.document.value(at: place)
    case .trouble?: return nil
    }
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

  /// How many objects, or references to some, a list holds, as far as steps are left.
  mutating func countObjects(in list: Value, upTo most: Int = .max) -> Int {
    var count = 0
    for element in list.elements where stepsLeft > 0 && count < most {
      stepsLeft -= 1
      if element.kind == .object { count += 1 }
    }
    return count
  }

  /// A text with something in it. Wrong types are as good as nothing: a number is no name.
  mutating func text(_ key: String, of value: Value?) -> Value? {
    guard let text = value?[key], text.kind == .string, !text.isEmptyString else { return nil }
    return text
  }

  /// The first of several texts that is there.
  mutating func text(_ keys: [String], of value: Value?) -> Value? {
    for key in keys {
      if let text = text(key, of: value) { return text }
    }
    return nil
  }

  /// An id, which may be a number. Longer ones than any backend makes are none: they are repeated in every address.
  func identifier(_ key: String, of value: Value?) -> String? {
    guard let id = value?[key], id.range.count <= Self.longestIdentifier else { return nil }
    return id.kind == .string || id.kind == .number ? id.lenientString : nil
  }

  private static let longestIdentifier = 200
}
