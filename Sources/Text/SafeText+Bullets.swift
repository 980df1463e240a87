extension SafeText {
  /// What stands between two parts of a line of facts.
  public static let bullet: SafeText = " • "

  /// The parts between bullets, without the space around them; empty ones are left out, so that a text without bullets
  /// is its own only part.
  public var parts: [SafeText] {
    guard holdsBullet else { return isEmpty ? [] : [self] }
    return string.unicodeScalars.split(separator: Self.bulletScalar).compactMap { part in
      var rest = part.drop(while: \.properties.isWhitespace)
      while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
      return rest.isEmpty ? nil : SafeText(sanitized: String(Substring(rest)), isASCII: false)
    }
  }

  /// The bytes of a bullet occur nowhere else in UTF-8.
  public var holdsBullet: Bool {
    !isASCII && string.utf8.contains(0xE2) && string.unicodeScalars.contains(Self.bulletScalar)
  }

  private static let bulletScalar: Unicode.Scalar = "•"
}
