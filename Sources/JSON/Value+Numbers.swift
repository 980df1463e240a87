extension Value {
  /// The number as an integer, if it is whole and fits. The spelling does not matter: `3`, `3.0` and `30e-1` are equal.
  public var int: Int? {
    guard let text = numberText else { return nil }
    return Int(text) ?? double.flatMap { Int(exactly: $0) }
  }

  /// The nearest floating-point number; `nil` if the number is too large for one.
  public var double: Double? {
    numberText.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}
