import Prism
import Testing
import Text

struct SemanticsTests {
  @Test("Every colour, icon, text style and distance is listed once, under a name of its own")
  func everyTokenNameIsListedOnce() {
    let names =
      Color.allCases.map(\.tokenName) + Icon.allCases.map(\.tokenName) + Typography.allCases.map(\.tokenName)
      + Spacing.allCases.map(\.tokenName)
    #expect(Set(names).count == names.count)
    #expect(Set(Color.allCases).count == Color.allCases.count)
    #expect(names.contains("color.button.primary.background"))
    #expect(names.contains("color.tag.informational.foreground"))
    #expect(names.contains("icon.small.arrow.right"))
  }

  @Test("A distance's number is its place among all distances") func distancesAreNumberedInTheirOrder() {
    #expect(Spacing.allCases.map(\.number) == Array(Spacing.allCases.indices))
  }

  @Test("There are at least 60 colours, 40 icons and 20 text styles") func vocabularyHasItsLeastSize() {
    #expect(Color.allCases.count >= 60)
    #expect(Icon.allCases.count >= 40)
    #expect(Typography.allCases.count >= 20)
  }

  /// A family missing from `allCases` would silently have no values.
  @Test("The list of colours has every family") func everyFamilyOfColoursIsListed() {
    let families = Set(Color.allCases.map { $0.tokenName.split(separator: ".")[1] })
    #expect(
      families == [
        "text", "background", "border", "button", "tag", "chip", "icon", "rating", "price", "status", "image", "focus",
        "skeleton", "notice", "bar", "change",
      ])
  }

  @Test(
    "An icon is one glyph of known width, and it has an ASCII form of at most five letters", arguments: Icon.allCases)
  func iconsAreOneGlyphOrAFewASCIILetters(icon: Icon) {
    let form = icon.standardForm
    #expect(Array(form.unicode.glyphs).count == 1 && Array(form.unicode.glyphs) != [.placeholder])
    #expect((1...2).contains(form.unicode.columns))
    #expect(form.ascii.string.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    #expect((1...5).contains(form.ascii.columns))
  }

  @Test("Filled and outlined icons differ, in Unicode and in ASCII") func filledAndOutlinedIconsDiffer() {
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
