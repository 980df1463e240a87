extension SafeText {
  /// The first scalar of a text that cannot be shown as it is: a control, a bidi override, a tag, a private one. Line
  /// breaks and tabs are none: they become spaces and nobody is misled.
  public static func firstUnsafeScalar(in untrusted: String) -> Unicode.Scalar? {
    if Sanitizer.isPrintableASCII(untrusted) { return nil }
    return untrusted.unicodeScalars.first { scalar in
      let kind = ScalarTable[scalar]
      return kind == .removed || kind == .replaced
    }
  }
}
