/// The number that an `Interner` gave to a string. Equal strings have equal numbers, counted from zero without gaps.
public struct Symbol: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The key of a value without a key: an element of an array, the root, a member that a later member overrides.
  public static let none = Symbol(rawValue: .max)
}
