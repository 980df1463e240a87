/// A brand's values for one scheme and contrast: a value for every meaning, before it is reduced to the terminal's depth.
public struct ThemeValues: Hashable, Sendable {
  public struct Shade: Hashable, Sendable {
    public let rgb: RGB
    /// The palette entry to use with 256 colours, where the brand defines one.
    public var palette256: UInt8?
    /// The colour to use with sixteen colours, where the brand defines one.
    public var palette16: ResolvedColor?

    public init(_ rgb: RGB) {
      self.rgb = rgb
    }

    /// Creates a shade, for the tables that are generated from token files.
    public init(_ hex: UInt32, palette256: UInt8? = nil, palette16: ResolvedColor? = nil) {
      rgb = RGB(hex)
      self.palette256 = palette256
      self.palette16 = palette16
    }
  }

  public var colors: [Color: Shade]
  public var looks: [Typography: TextLook]
  /// The icons that the brand draws in its own form.
  public var icons: [Icon: IconForm]
  public var spacings: [Spacing: CellSpacing]
  /// The contrast that the colours were chosen for.
  public internal(set) var contrast = ContrastLevel.normal

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
