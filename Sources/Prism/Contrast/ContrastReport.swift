/// The contrast of all declared colour pairs in one brand, scheme and depth.
public struct ContrastReport: Sendable {
  public struct Entry: Sendable {
    public let pair: ColorPair
    public let ratio: Double
    /// The least ratio that the pair needs.
    public let least: Double

    public var isGoodEnough: Bool { ratio >= least }
  }

  /// The pairs in the order of their declaration. Pairs with a colour of unknown value are left out.
  public let entries: [Entry]
  /// Whether every pair was measured.
  public let isComplete: Bool

  public init(_ theme: Theme) {
    let pairs = ColorPair.all(in: theme.contrast)
    entries = pairs.compactMap { pair in
      guard let foreground = Self.known(theme[pair.foreground]), let background = Self.known(theme[pair.background])
      else { return nil }
      let least = theme.contrast.least(for: pair.purpose)
      return Entry(pair: pair, ratio: Contrast.ratio(foreground, background), least: least)
    }
    isComplete = entries.count == pairs.count
  }

  public var worst: Entry? { entries.min { $0.ratio < $1.ratio } }
  public var failures: [Entry] { entries.filter { !$0.isGoodEnough } }

  /// Returns the value of a colour. The values of the terminal's own sixteen colours are unknown.
  private static func known(_ color: ResolvedColor) -> RGB? {
    switch color {
    case .rgb(let rgb): rgb
    case .indexed(let index) where index >= 16: Palette256.color(index)
    case .indexed, .terminalDefault: nil
    }
  }
}
