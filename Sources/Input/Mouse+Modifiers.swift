extension Mouse {
  /// The keys held with a mouse button. Most terminals never report Shift, because they select text with it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 4)
    public static let alt = Modifiers(rawValue: 8)
    public static let control = Modifiers(rawValue: 16)
  }
}
