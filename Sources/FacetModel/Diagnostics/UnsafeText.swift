import Text

/// Characters that are not text, such as controls.
public enum UnsafeText {
  /// Returns the fault of a text that holds such a character.
  public static func fault(in text: String) -> String? {
    SafeText.firstUnsafeScalar(in: text).map { "this text holds U+\(hexadecimal($0)), which is not shown" }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
