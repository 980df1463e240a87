extension SemanticVersion {
  /// A number of a version. SemVer sets no upper limit, so the number is kept and compared as its digits.
  public struct Number: Hashable, Sendable {
    private let digits: String

    /// Creates a number from digits without leading zeros.
    init?(_ text: some StringProtocol) {
      guard Self.isNumeric(text), text == "0" || !text.hasPrefix("0") else { return nil }
      digits = String(text)
    }

    init(_ number: UInt) {
      digits = String(number)
    }

    static func isNumeric(_ text: some StringProtocol) -> Bool {
      !text.isEmpty && text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }
  }
}

extension SemanticVersion.Number: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    let (left, right) = (left.digits.utf8, right.digits.utf8)
    return left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
  }
}

extension SemanticVersion.Number: CustomStringConvertible {
  public var description: String { digits }
}
