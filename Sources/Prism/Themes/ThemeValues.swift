/// What a brand has written down for one scheme: a value for every meaning, whatever the terminal can show of it.
public struct ThemeValues: Hashable, Sendable {
  public struct Shade: Hashable, Sendable {
    public let rgb: RGB
    /// What to take instead where colours are few, and the brand knows better.
    public var palette256: UInt8?
    public var palette16: ResolvedColor?

    public init(_ rgb: RGB) {
      self.rgb = rgb
    }

    /// As the tables have it that are made of token files.
    public init(_ hex: UInt32, palette256: UInt8? = nil, palette16: ResolvedColor? = nil) {
      rgb = RGB(hex)
      self.palette256 = palette256
      self.palette16 = palette16
    }
  }

  public var colors: [Color: Shade]
  public var looks: [Typography: TextLook]
  /// Only those that the brand draws in its own way.
  public var icons: [Icon: IconForm]
  public var spacings: [Spacing: CellSpacing]

  public init(
    colors: [Color: Shade] = [:], looks: [Typography: TextLook] = [:], icons: [Icon: IconForm] = [:],
    spacings: [Spacing: CellSpacing] = [:]
  ) {
    self.colors = colors
    self.looks = looks
    self.icons = icons
    self.spacings = spacings
  }
}
