import JSON

/// A value to read, and the value to report in an error. They differ after a `$ref`: its target may be correct in its
/// own place.
struct Finding {
  let value: Value
  let blame: Value
  private let isElsewhere: Bool

  init(_ value: Value) {
    self.value = value
    blame = value
    isElsewhere = false
  }

  /// Creates a finding for the target of a reference.
  init(_ value: Value, by reference: Finding) {
    self.value = value
    blame = reference.blame
    isElsewhere = true
  }

  func part(_ value: Value) -> Finding {
    isElsewhere ? Finding(value, by: self) : Finding(value)
  }

  var elements: [Finding] { value.elements.map(part) }
}
