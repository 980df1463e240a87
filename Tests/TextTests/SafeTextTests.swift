import Testing
import Text

@Suite struct SafeTextTests {
  @Test("The columns of a text are the sum of the columns of its glyphs") func columnsAreTheSumOfTheGlyphs() {
    #expect(SafeText("").columns == 0)
    #expect(SafeText("Tacos").columns == 5)
    #expect(SafeText("寿司 bar").columns == 8)
    for untrusted in RandomText.samples(seed: 2) {
      let text = SafeText(untrusted)
      #expect(text.columns == text.glyphs.map(\.columns).reduce(0, +))
    }
  }

  @Test("Joining puts the separator between the texts") func joiningPutsTheSeparatorBetween() {
    let facts: [SafeText] = ["25 min", "2 €", "★ 4.7"]
    #expect(facts.joined(separator: " • ").string == "25 min • 2 € • ★ 4.7")
    #expect(facts.joined().string == "25 min2 €★ 4.7")
    #expect([SafeText]().joined(separator: ", ").isEmpty)
  }

  @Test("A text that was put together is as wide as the same text in one piece")
  func joinedTextsMeasureLikeWholeTexts() {
    var text: SafeText = "no"
    text += "dle"
    text += " 麺"
    #expect(text == "nodle 麺")
    #expect(text.columns == 8)
    #expect((["a", "b"] as [SafeText]).joined(separator: "漢").columns == 4)
    #expect((["漢", "b"] as [SafeText]).joined(separator: "-").columns == 4)
  }

  @Test("A text that was cut equals the same text written whole") func equalTextsAreEqualHoweverMade() {
    let cut = SafeText("abc漢").prefix(columns: 3)
    #expect(cut == "abc")
    #expect(cut.hashValue == SafeText("abc").hashValue)
    #expect(cut.columns == 3)
  }

  @Test(
    "Padding fills a text up to the columns asked for",
    arguments: [
      (SafeText.Alignment.leading, "麺   "), (.center, " 麺  "), (.trailing, "   麺"),
    ])
  func paddingFillsUpToTheColumns(alignment: SafeText.Alignment, padded: String) {
    #expect(SafeText("麺").padded(to: 5, alignment: alignment).string == padded)
  }

  @Test("Padding leaves a longer text unchanged") func paddingLeavesLongTextAlone() {
    #expect(SafeText("麺").padded(to: 2).string == "麺")
    #expect(SafeText("麺").padded(to: -3, alignment: .trailing).string == "麺")
  }

  @Test("Printing writes the sanitized string") func printingWritesTheString() {
    var output = ""
    print(SafeText("a\u{1B}b 👍🏽"), terminator: "", to: &output)
    #expect(output == "a\u{FFFD}b 👍🏽")
    #expect(String(describing: SafeText("x\ty")) == "x y")
  }
}
