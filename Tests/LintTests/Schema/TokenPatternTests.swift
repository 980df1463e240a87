import Prism
import Testing

@testable import Lint

/// The regular expressions of tokens, compared with the readers of tokens.
struct TokenPatternTests {
  private static let tokens = [
    "", "_", "default", "COLOR_UNSPECIFIED", "x_unspecified_y", "00838A", "#00838AFF", "#0083", "00838G",
    "USAGE_COLOR_TEXT_SUBDUED_DEFAULT", "usageColorTextSubdued", "text/subdued", "COLOR_BACKGROUND_PRIMARY", "primary",
    "COLOR", "COLOR_PLAID", "text primary plaid", "DLS_TEXT_COLOR_SECONDARY", "SPACING_SMALL", "SPACING", "x-small",
    "SPACING_XXXX_LARGE", "SPACING_VAST", "12px", " ", "DLS_TEXT_STYLE_TITLE_1", "Body2", "titleLarge", "title1large",
    "titles", "headline", "label_strong", "field_placeholder", "DLS_TEXT_STYLE_LOUD", "DLS_TYPE_BUTTON_PRIMARY",
    "button/tertiary", "button", "flatButton", "primaryish", "DLS_TYPE_LOUD", "SIZE_CLASS_LARGE", "compact", "largest",
    "big", "SOLID", "BORDER_STYLE_DASHED", "SOLIDISH", "wavy", "noneAtAll",
  ]

  private func matches(_ pattern: String, _ token: String) throws -> Bool {
    try Regex(pattern).wholeMatch(in: token) != nil
  }

  @Test("An expression matches the tokens that its reader knows, and no others", arguments: tokens)
  func readersAgree(token: String) throws {
    if case .unknown = WireColor(token) {
      #expect(try !matches(TokenPattern.color, token))
    } else {
      #expect(try matches(TokenPattern.color, token))
    }
    if case .unknown = WireTypography(token) {
      #expect(try !matches(TokenPattern.textStyle, token))
    } else {
      #expect(try matches(TokenPattern.textStyle, token))
    }
    #expect(try matches(TokenPattern.buttonType, token) == WireButton(dlsType: token, sizeClass: nil).unknown.isEmpty)
    #expect(try matches(TokenPattern.sizeClass, token) == WireButton(dlsType: nil, sizeClass: token).unknown.isEmpty)
    #expect(try matches(TokenPattern.borderStyle, token) == (WireLine(style: token, points: nil) != nil))
    #expect(try matches(TokenPattern.spacing, token) == (token.isEmpty || Spacing(wireToken: token) != nil))
  }

  @Test("A number is a length and no words", arguments: ["8", "-1.5", "1e3", "+2."])
  func numbersAreLengths(number: String) throws {
    #expect(try matches(TokenPattern.spacing, number) && matches(TokenPattern.noWords, number))
  }
}
