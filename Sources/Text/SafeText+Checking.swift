extension SafeText {
  /// Returns the first scalar that cannot be shown as it is: a control, a bidi override, a tag or a private use scalar.
  /// Line breaks and tabs do not count: they become spaces and mislead no reader.
  public static func firstUnsafeScalar(in untrusted: String) -> Unicode.Scalar? {
    if Sanitizer.isPrintableASCII(untrusted) { return nil }
    return untrusted.unicodeScalars.first(where: isUnsafe)
  }

  /// Whether a scalar cannot be shown as it is.
  public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    let kind = ScalarTable[scalar]
    return kind == .removed || kind == .replaced
  }
}

extension Unicode.Scalar {
  /// Whether the sanitizer removes or replaces the scalar: controls, bidi controls, invisible and private use scalars.
  public var isUnprintable: Bool {
    switch ScalarTable[self] {
    case .removed, .becomesSpace, .replaced: true
    default: false
    }
  }
}
