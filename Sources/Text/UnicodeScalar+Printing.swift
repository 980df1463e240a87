extension Unicode.Scalar {
  /// Whether the sanitizer removes or replaces the scalar: controls, bidi controls, invisible and private use scalars.
  public var isUnprintable: Bool {
    switch ScalarTable[self] {
    case .removed, .becomesSpace, .replaced: true
    default: false
    }
  }
}
