import JSON

/// Lenient readings of scalars, because backends send numbers as strings, booleans as "true", and integers as
/// floating-point numbers.
extension Value {
  /// The text of a string, cut at the limit for display, or the spelling of another scalar. `""` counts as absent.
  public var lenientString: String? {
    switch kind {
    case .string: isEmptyString ? nil : displayString
    case .number: int.map(String.init) ?? numberText
    case .true: "true"
    case .false: "false"
    case .null, .array, .object: nil
    }
  }

  public var lenientBool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    case .string:
      switch string?.lowercased() {
      case "true", "1": true
      case "false", "0": false
      default: nil
      }
    case .number:
      switch int {
      case 1: true
      case 0: false
      default: nil
      }
    case .null, .array, .object: nil
    }
  }

  public var lenientInt: Int? {
    switch kind {
    case .number: int
    case .string: string.flatMap { Int($0) ?? Self.double($0).flatMap { Int(exactly: $0) } }
    default: nil
    }
  }

  public var lenientDouble: Double? {
    switch kind {
    case .number: double
    case .string: string.flatMap(Self.double)
    default: nil
    }
  }

  /// Returns a decimal number. `Double` would also read "nan", "inf" and hexadecimal, which are not prices.
  private static func double(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
