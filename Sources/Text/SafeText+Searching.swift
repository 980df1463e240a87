import Glibc

extension SafeText {
  /// Whether another text stands somewhere in this one, byte for byte. However the two are made, this takes no longer
  /// than reading them: that is what glibc's `strstr` promises, and no safe text holds a NUL.
  public func contains(_ other: SafeText) -> Bool {
    string.withCString { text in
      other.string.withCString { strstr(text, $0) != nil }
    }
  }
}
