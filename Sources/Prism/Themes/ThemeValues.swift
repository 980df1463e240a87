/// What a brand has written down for one scheme: a value for every meaning, whatever the terminal can show of it.
public struct ThemeValues: Sendable {
  public struct Shade: Sendable {
    public let rgb: RGB
    /// What to take instead at a depth, where the brand knows better.
    public var overrides: [Depth: ResolvedColor] = [:]

    public init(_ rgb: RGB) {
      self.rgb = rgb
    }
  }

  public var colors: [Color: Shade] = [:]
  public var looks: [Typography: TextLook] = [:]
  /// Only those that the brand draws in its own way.
  public var icons: [Icon: IconForm] = [:]
  public var spacings: [Spacing: CellSpacing] = [:]

  public init() {}
}
