/// The number an `Interner` has given to a string: equal strings, equal numbers, counted from zero without gaps.
public struct Symbol: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The key of what has no key: an array's element, a document's root, a member that a later one has overruled.
  public static let none = Symbol(rawValue: .max)
}
