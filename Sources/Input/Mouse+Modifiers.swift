extension Mouse {
  /// Terminals keep Shift for themselves, to select text.
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
