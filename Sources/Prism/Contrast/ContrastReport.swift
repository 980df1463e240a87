/// How well the colours that stand together can be told apart, in one brand, scheme and depth.
public struct ContrastReport: Sendable {
  public struct Entry: Sendable {
    public let pair: ColorPair
    public let ratio: Double

    public var isGoodEnough: Bool { ratio >= pair.purpose.least }
  }

  /// In the order in which the pairs are declared; those whose values nobody knows are left out.
  public let entries: [Entry]

  public init(_ theme: Theme) {
    entries = ColorPair.all.compactMap { pair in
      guard let foreground = Self.known(theme[pair.foreground]), let background = Self.known(theme[pair.background])
      else { return nil }
      return Entry(pair: pair, ratio: Contrast.ratio(foreground, background))
    }
  }

  public var worst: Entry? { entries.min { $0.ratio < $1.ratio } }
  public var failures: [Entry] { entries.filter { !$0.isGoodEnough } }

  /// The sixteen colours of the terminal's owner are not ours to measure.
  private static func known(_ color: ResolvedColor) -> RGB? {
    switch color {
    case .rgb(let rgb): rgb
    case .indexed(let index) where index >= 16: Palette256.color(index)
    case .indexed, .terminalDefault: nil
    }
  }
}
