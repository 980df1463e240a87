/// A text style as backends send it: `DLS_TEXT_STYLE_TITLE_1`, `Body2`.
public enum WireTypography: Hashable, Sendable {
  case semantic(Typography)
  case unspecified
  case unknown(String)

  public init(_ text: String?) {
    guard let text, !text.isEmpty else {
      self = .unspecified
      return
    }
    let token = WireToken(text, droppingAnyOf: Self.prefixes)
    let words = token.meaning.map { word in word.filter { !$0.isNumber } }.filter { !$0.isEmpty }
    let level = token.words.joined().last(where: \.isNumber).flatMap(\.wholeNumberValue) ?? 1
    if token.isUnspecified {
      self = .unspecified
    } else if let typography = Self.semantic(words, level: level) {
      self = .semantic(typography)
    } else {
      self = .unknown(text)
    }
  }

  private static let prefixes = [["dls", "text", "style"], ["text", "style"], ["dls"]]

  /// The first level of a kind is the heaviest one.
  private static func semantic(_ words: [String], level: Int) -> Typography? {
    switch (words.first, words.last) {
    case ("display"?, _), ("hero"?, _): .majorPageTitle
    case ("title"?, _), ("headline"?, _), ("heading"?, _): level == 1 ? .sectionTitle : .listRowTitle
    case ("subtitle"?, _): .sectionSubtitle
    case ("body"?, "emphasis"?), ("body"?, "strong"?), ("label"?, "emphasis"?), ("label"?, "strong"?): .listRowTitle
    case ("body"?, _): level == 1 ? .bodyText : .listRowSubtext
    case ("label"?, _): .textFieldLabel
    case ("caption"?, _), ("footnote"?, _): .caption
    case ("button"?, _): .primaryButtonText
    case ("price"?, _): .priceText
    default: nil
    }
  }
}
