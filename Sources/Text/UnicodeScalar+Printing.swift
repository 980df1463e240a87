extension Unicode.Scalar {
  /// Whether the sanitizer would not let it through: controls, bidi controls, what cannot be seen, and private letters.
  public var isUnprintable: Bool {
    switch ScalarTable[self] {
    case .removed, .becomesSpace, .replaced: true
    default: false
    }
  }
}
