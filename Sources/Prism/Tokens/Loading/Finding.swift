import JSON

/// A value to read, and the value to blame if that fails: what a `$ref` leads to may be right where it stands.
struct Finding {
  let value: Value
  let blame: Value
  private let isElsewhere: Bool

  init(_ value: Value) {
    self.value = value
    blame = value
    isElsewhere = false
  }

  /// What a reference led to.
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
