import Prism
import Testing

/// The backends' words for looks, and the meanings they have in Prism.
struct WireVocabularyTests {
  @Test(
    "A backend's colour is a semantic colour, a raw value, unspecified or unknown",
    arguments: [
      ("COLOR_BACKGROUND_PRIMARY", .semantic(.background(.primary))),
      ("USAGE_COLOR_TEXT_SUBDUED_DEFAULT", .semantic(.text(.subdued))),
      ("USAGE_COLOR_ACTION_PRIMARY_DEFAULT", .semantic(.button(.primary(.background)))),
      ("USAGE_COLOR_WARNING_SUBDUED_DEFAULT", .semantic(.tag(.warning(.background)))),
      ("DLS_TEXT_COLOR_SECONDARY", .semantic(.text(.subdued))), ("DLS_TEXT_COLOR_UNSPECIFIED", .unspecified),
      ("", .unspecified), ("00838A", .raw(RGB(0x00838A))),
      ("00838AFF", .raw(RGB(0x00838A))), ("#E7FBEF", .raw(RGB(0xE7FBEF))), ("#E7FBE", .unknown("#E7FBE")),
      ("COLOR_PLAID", .unknown("COLOR_PLAID")), ("textPrimary", .semantic(.text(.primary))),
    ] as [(String, WireColor)])
  func colourTokensAreSemanticOrRaw(token: String, color: WireColor) {
    #expect(WireColor(token) == color)
  }

  @Test(
    "A backend's text style is a semantic text style, unspecified or unknown",
    arguments: [
      ("DLS_TEXT_STYLE_TITLE_1", .semantic(.sectionTitle)), ("DLS_TEXT_STYLE_TITLE_2", .semantic(.listRowTitle)),
      ("Body2", .semantic(.listRowSubtext)), ("Body1", .semantic(.bodyText)),
      ("DLS_TEXT_STYLE_UNSPECIFIED", .unspecified), ("DLS_TEXT_STYLE_WHISPER", .unknown("DLS_TEXT_STYLE_WHISPER")),
      ("DLS_TEXT_STYLE_BODY_2_EMPHASIS", .semantic(.listRowTitle)), ("DLS_TEXT_STYLE_CAPTION", .semantic(.caption)),
      ("DLS_TEXT_STYLE_CAPTION_2", .semantic(.caption)),
    ] as [(String, WireTypography)])
  func textStyleTokensAreSemantic(token: String, typography: WireTypography) {
    #expect(WireTypography(token) == typography)
  }

  @Test(
    "A known name of a local image is an icon",
    arguments: [
      ("dashpass-badge", .badge(.dashPass)), ("dashpass-logo", .badge(.dashPass)),
      ("star-fill-tiny", .small(.star(.filled))), ("deals-fill", .small(.thing(.deals))),
      ("deals/fill", .small(.thing(.deals))), ("walking-icon", .small(.thing(.walking))),
      ("driving-icon", .small(.thing(.driving))), ("DRIVING_ICON", .small(.thing(.driving))),
      ("arrow-right", .small(.arrow(.right))), ("location-pin", .small(.thing(.location))),
      ("store-icon", .small(.thing(.store))), ("heart-fill", .small(.heart(.filled))),
      ("check/circle/fill", .small(.thing(.check))),
      ("unheard-of", nil), ("", nil),
    ] as [(String, Icon?)])
  func localImageNamesAreIcons(name: String, icon: Icon?) {
    #expect(Icon(wireName: name) == icon)
  }

  @Test("A tag has the colours of its style, loud when emphasized, and plain for unknown styles")
  func tagsAreDefaultOrEmphasized() {
    let quiet = WireTag(style: "positive", type: "default")
    #expect(quiet.foreground == .tag(.positive(.foreground)) && quiet.background == .tag(.positive(.background)))
    let loud = WireTag(style: "highlight", type: "emphasis")
    #expect(loud.background == .tag(.highlight(.emphasisBackground)) && loud.unknown.isEmpty)
    let member = WireTag(style: "highlight", type: nil, isDashPass: true)
    #expect(member.foreground == .tag(.dashPass(.foreground)))
    let odd = WireTag(style: "iridescent", type: "whisper")
    #expect(odd.foreground == .tag(.informational(.foreground)))
    #expect(odd.unknown.sorted() == ["iridescent", "whisper"])
  }

  @Test(
    "Buttons have an emphasis and a size, and unknown tokens fall back and are noted",
    arguments: [
      ("DLS_TYPE_BUTTON_PRIMARY", "SIZE_CLASS_LARGE", .primary, .large, 0),
      ("DLS_TYPE_BUTTON_TERTIARY", "small", .tertiary, .small, 0), ("BUTTON_SECONDARY", "", .secondary, .medium, 0),
      (nil, nil, .secondary, .medium, 0), ("DLS_TYPE_UNSPECIFIED", "SIZE_CLASS_UNSPECIFIED", .secondary, .medium, 0),
      ("DLS_TYPE_HOLOGRAM", "SIZE_CLASS_VAST", .secondary, .medium, 2),
    ] as [(String?, String?, WireButton.Emphasis, WireButton.Size, Int)])
  func buttonsHaveAnEmphasisAndASize(
    type: String?, size: String?, emphasis: WireButton.Emphasis, expected: WireButton.Size, unknown: Int
  ) {
    let button = WireButton(dlsType: type, sizeClass: size)
    #expect(button.emphasis == emphasis && button.size == expected && button.unknown.count == unknown)
  }

  @Test(
    "A backend's spacing token is a distance",
    arguments: [
      ("SPACING_X_SMALL", .xSmall), ("USAGE_SPACE_MEDIUM", .medium), ("x-large", .xLarge), ("none", Spacing.none),
      ("SPACING_PLENTY", nil),
    ] as [(String, Spacing?)])
  func spacingTokensAreDistances(token: String, spacing: Spacing?) {
    #expect(Spacing(wireToken: token) == spacing)
  }

  @Test("The words of a token may be joined, separated and capitalized in any way") func tokensMayBeWrittenInAnyCase() {
    #expect(Spacing(wireToken: "SpacingXSmall") == .xSmall && Spacing(wireToken: "usage/space.X large") == .xLarge)
    #expect(WireColor("dlsTextColor-TEXT_subdued") == .semantic(.text(.subdued)))
    #expect(WireTypography("body2Emphasis") == .semantic(.listRowTitle))
    #expect(WireButton(dlsType: "--", sizeClass: "größe").unknown == ["größe"])
  }

  @Test("A token of several megabytes is unknown") func longTokensAreUnknown() {
    let long = "NONE" + String(repeating: "_DEFAULT", count: 1_000_000)
    #expect(WireColor(long) == .unknown(long) && WireTypography(long) == .unknown(long))
    #expect(Spacing(wireToken: long) == nil && WireLine(style: long, points: 1) == nil)
    #expect(WireButton(dlsType: long, sizeClass: long).unknown == [long, long])
  }

  @Test(
    "A border's style and width become a line",
    arguments: [
      ("BORDER_STYLE_SOLID", 1, .thin), ("solid", 3, .heavy), ("DASHED", 1, .dashed), ("none", 1, WireLine.none),
      (nil, nil, .thin), ("BORDER_STYLE_UNSPECIFIED", 0, WireLine.none), ("wavy", 1, nil),
    ] as [(String?, Double?, WireLine?)])
  func bordersAreLines(style: String?, points: Double?, line: WireLine?) {
    #expect(WireLine(style: style, points: points) == line)
  }

  @Test("Distances that current backends send are known, and XXXX_LARGE is the largest distance of a brand")
  func currentSpacingsAreKnown() {
    #expect(Spacing(wireToken: "SPACING_NONE") == Spacing.none)
    #expect(Spacing(wireToken: "SPACING_X_SMALL") == .xSmall)
    #expect(Spacing(wireToken: "SPACING_XXXX_LARGE") == .xxLarge)
    #expect(Spacing(wireToken: "SPACING_XXXXX_LARGE") == nil)
  }
}
