extension Value {
  /// A whole number that fits, however it is written: `3`, `3.0` and `30e-1` are the same.
  public var int: Int? {
    guard let text = numberText else { return nil }
    return Int(text) ?? double.flatMap { Int(exactly: $0) }
  }

  /// The nearest floating-point number; a number too large for one has only its text.
  public var double: Double? {
    numberText.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}
