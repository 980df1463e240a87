/// A text style. The format asks for all five parts; a brand for terminals may leave out what a terminal cannot show.
public struct TypographyToken: Hashable, Sendable {
  public let fontWeight: FontWeightToken
  /// Font names, the most wanted first; empty where none is given.
  public let fontFamily: [String]
  public let fontSize: DimensionToken?
  public let letterSpacing: DimensionToken?
  /// A multiple of the font size.
  public let lineHeight: Double?

  public init(
    fontWeight: FontWeightToken, fontFamily: [String] = [], fontSize: DimensionToken? = nil,
    letterSpacing: DimensionToken? = nil, lineHeight: Double? = nil
  ) {
    self.fontWeight = fontWeight
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }
}
