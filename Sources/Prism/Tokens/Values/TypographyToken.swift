/// A text style. The format requires all five parts; a brand for terminals may leave out parts that a terminal cannot
/// show.
public struct TypographyToken: Hashable, Sendable {
  public let fontWeight: FontWeightToken
  /// Font names in order of preference; empty where none is given.
  public let fontFamily: [String]
  public let fontSize: DimensionToken?
  public let letterSpacing: DimensionToken?
  /// The line height as a multiple of the font size.
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
