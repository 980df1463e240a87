import Prism
import Testing
import Text

struct SemanticsTests {
  @Test func everyMeaningIsListedOnceUnderItsOwnName() {
    let names =
      Color.allCases.map(\.tokenName) + Icon.allCases.map(\.tokenName) + Typography.allCases.map(\.tokenName)
      + Spacing.allCases.map(\.tokenName)
    #expect(Set(names).count == names.count)
    #expect(Set(Color.allCases).count == Color.allCases.count)
    #expect(names.contains("color.button.primary.background"))
    #expect(names.contains("color.tag.informational.foreground"))
    #expect(names.contains("icon.small.arrow.right"))
  }

  @Test func theLanguageIsRichEnough() {
    #expect(Color.allCases.count >= 60)
    #expect(Icon.allCases.count >= 40)
    #expect(Typography.allCases.count >= 20)
  }

  /// A family that is left out of `allCases` would silently have no values.
  @Test func everyFamilyOfColoursIsThere() {
    let families = Set(Color.allCases.map { $0.tokenName.split(separator: ".")[1] })
    #expect(
      families == [
        "text", "background", "border", "button", "tag", "chip", "icon", "rating", "price", "status", "image", "focus",
        "skeleton", "notice", "bar", "change",
      ])
  }

  @Test(arguments: Icon.allCases)
  func anIconIsOneGlyphOfKnownWidthAndHasAWordInASCII(icon: Icon) {
    let form = icon.standardForm
    #expect(Array(form.unicode.glyphs).count == 1 && Array(form.unicode.glyphs) != [.placeholder])
    #expect((1...2).contains(form.unicode.columns))
    #expect(form.ascii.string.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    #expect((1...5).contains(form.ascii.columns))
  }

  @Test func filledAndOutlinedIconsDifferInBothForms() {
    let pairs: [(SmallIcon, SmallIcon)] = [
      (.star(.filled), .star(.outline)), (.heart(.filled), .heart(.outline)),
      (.bookmark(.filled), .bookmark(.outline)),
    ]
    for (filled, outline) in pairs {
      #expect(Icon.small(filled).standardForm.unicode != Icon.small(outline).standardForm.unicode)
      #expect(Icon.small(filled).standardForm.ascii != Icon.small(outline).standardForm.ascii)
    }
  }
}
