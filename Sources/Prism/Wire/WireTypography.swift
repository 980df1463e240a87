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
    let words = token.meaning.map(Self.withoutDigits).filter { !$0.isEmpty }
    let level = Self.lastDigit(of: token.words) ?? 1
    if token.isUnspecified {
      self = .unspecified
    } else if let typography = Self.semantic(words, level: level) {
      self = .semantic(typography)
    } else {
      self = .unknown(text)
    }
  }

  private static func withoutDigits(_ word: String) -> String {
    String(decoding: word.utf8.filter { !isDigit($0) }, as: UTF8.self)
  }

  private static func lastDigit(of words: [String]) -> Int? {
    for word in words.reversed() {
      if let digit = word.utf8.last(where: isDigit) { return Int(digit - UInt8(ascii: "0")) }
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  package static let prefixes = [["dls", "text", "style"], ["text", "style"], ["dls"]]

  /// The words that a known style begins with, behind a prefix. A style may also end with "placeholder".
  package static let words = [
    "display", "hero", "title", "headline", "heading", "subtitle", "body", "label", "caption", "footnote", "button",
    "price",
  ]

  /// Returns the typography of a style. The first level of a kind is the heaviest.
  private static func semantic(_ words: [String], level: Int) -> Typography? {
    switch (words.first, words.last) {
    case ("display"?, _), ("hero"?, _): .majorPageTitle
    case ("title"?, _), ("headline"?, _), ("heading"?, _): level == 1 ? .sectionTitle : .listRowTitle
    case ("subtitle"?, _): .sectionSubtitle
    case ("body"?, "emphasis"?), ("body"?, "strong"?), ("label"?, "emphasis"?), ("label"?, "strong"?): .listRowTitle
    case ("body"?, _): level == 1 ? .bodyText : .listRowSubtext
    case (_, "placeholder"?): .textFieldPlaceholder
    case ("label"?, _): .textFieldLabel
    case ("caption"?, _), ("footnote"?, _): .caption
    case ("button"?, _): .primaryButtonText
    case ("price"?, _): .priceText
    default: nil
    }
  }
}
