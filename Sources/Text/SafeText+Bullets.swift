extension SafeText {
  /// The separator between two parts of a line of facts.
  public static let bullet: SafeText = " • "

  /// The parts between bullets, without the spaces around them and without empty parts. A text without bullets is its
  /// own only part.
  public var parts: [SafeText] {
    guard holdsBullet else { return isEmpty ? [] : [self] }
    return string.unicodeScalars.split(separator: Self.bulletScalar).compactMap { part in
      var rest = part.drop(while: \.properties.isWhitespace)
      while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
      return rest.isEmpty ? nil : SafeText(sanitized: String(Substring(rest)), isASCII: false)
    }
  }

  /// Whether the text contains a bullet. The scan looks for the bullet's first byte before it decodes scalars.
  public var holdsBullet: Bool {
    !isASCII && string.utf8.contains(0xE2) && string.unicodeScalars.contains(Self.bulletScalar)
  }

  private static let bulletScalar: Unicode.Scalar = "•"
}
