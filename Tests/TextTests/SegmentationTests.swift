import Testing

@testable import Text

/// Glyphs as a failed test shows them: "e+301 s".
private func spelled(_ text: SafeText) -> String {
  text.glyphs.map { glyph in
    glyph.scalars.map { $0.isASCII ? String($0) : String($0.value, radix: 16, uppercase: true) }.joined(separator: "+")
  }.joined(separator: " ")
}

private func clusters(_ text: SafeText) -> [String] {
  Array(IteratorSequence(Clusters(text))).map { text.piece($0.range).string }
}

@Suite struct SegmentationTests {
  @Test(
    "Text is reduced to glyphs whose width terminals agree on",
    arguments: [
      ("cafe\u{301}", "c a f e+301", "accents stay on their letter"),
      ("👩‍🚀!", "1F469 !", "an emoji sequence is cut at its joiner"),
      ("👨‍👩‍👧‍👦👍", "1F468 1F44D", "a longer sequence is cut at its first joiner"),
      ("❤️‍🔥x", "2764 x", "a joiner after a variation selector cuts too"),
      ("👍🏽", "1F44D", "an emoji loses its skin tone"),
      ("👩🏽‍🚀", "1F469", "an emoji in a sequence loses its skin tone"),
      ("🏽", "1F3FD", "a skin tone alone is an emoji"),
      ("a🏽", "a 1F3FD", "a skin tone after a letter is an emoji"),
      ("🇺🇸🇩🇪", "1F1FA 1F1F8 1F1E9 1F1EA", "flags are their two letters"),
      ("1️⃣", "1+20E3", "keycaps keep the cap"),
      ("❤️❤︎", "2764 2764", "variation selectors are dropped"),
      ("🏳️‍🌈", "1F3F3", "the white flag of the rainbow flag"),
      ("क\u{94D}ष\u{93F}", "915+94D 937 93F", "Indic scalars stay, each with its width"),
      ("ක්\u{200D}ර", "D9A+DCA DBB", "a joiner between consonants cuts nothing"),
      ("ที่", "E17+E35+E48", "Thai vowels and tones stay"),
      ("นำ", "E19 E33", "SARA AM takes a column"),
      ("\u{1112}\u{1161}\u{11AB}", "1112+1161+11AB", "jamo join the first of their syllable"),
      ("\u{301}a", "25CC+301 a", "a mark without a letter gets a dotted circle"),
      ("\u{200B}\u{301}a", "25CC+301 a", "a mark after a hidden scalar gets a dotted circle"),
      ("a\u{200B}\u{301}", "a+301", "a mark joins the letter before a hidden scalar"),
      (" \u{301}", " +301", "a space can carry a mark"),
      ("a\u{200D}\u{200D}\u{FE0F}b", "a b", "joiners without an emoji are not shown"),
      ("a\u{A0}b\u{2009}c", "a   b   c", "narrow spaces are spaces"),
      ("\u{378}\u{1F8FF}", "FFFD FFFD", "scalars newer than the table get a placeholder"),
      ("👨\u{200D}\u{1F8FF}", "1F468", "a new emoji in a sequence is cut off like any other"),
      ("soft\u{AD}hyphen", "s o f t h y p h e n", "soft hyphens are not shown"),
    ])
  func glyphsHaveAnAgreedWidth(string: String, glyphs: String, why: String) {
    #expect(spelled(SafeText(string)) == glyphs, "\(why)")
  }

  @Test(
    "A cluster is what a person takes for one character",
    arguments: [
      ["e\u{301}", "a"], ["👨‍👩‍👧", "👍🏽"], ["🇺🇸", "🇩🇪", "🇫"], ["1️⃣", "2"], ["क\u{94D}ष\u{93F}", "क"],
      ["क\u{94D}\u{200D}ष", "क"], ["ᄒᄒ\u{1161}", "ᄒ\u{1161}\u{11AB}", "한\u{11AB}"], ["\u{600}1", "2"], ["ｶﾞ", "ｶ"],
      ["นำ", "น"], ["\u{301}", "a"], ["👩\u{200D}", "a"], ["a\u{200D}", "👩"], ["🇺\u{FE0F}", "🇸🇩", "🇪"],
    ])
  func clustersAreUserPerceivedCharacters(expected: [String]) {
    #expect(clusters(SafeText(expected.joined())) == expected)
  }

  @Test("Every boundary of a cluster is a boundary of a Swift character") func clusterBoundariesAreSwifts() {
    for untrusted in RandomText.samples(seed: 3, count: 2_000) {
      let text = SafeText(untrusted)
      var boundaries: Set<Int> = [0]
      var length = 0
      for character in text.string {
        length += character.utf8.count
        boundaries.insert(length)
      }
      for cluster in IteratorSequence(Clusters(text)) {
        #expect(boundaries.contains(cluster.range.upperBound), "\(text.string.debugDescription)")
      }
    }
  }

  @Test("The clusters cover the whole text and have its width") func clustersCoverTheText() {
    for untrusted in RandomText.samples(seed: 4) {
      let text = SafeText(untrusted)
      let clusters = Array(IteratorSequence(Clusters(text)))
      #expect(clusters.map(\.columns).reduce(0, +) == text.columns)
      guard !clusters.isEmpty else { continue }
      #expect(clusters.flatMap(\.range).elementsEqual(0..<text.string.utf8.count))
      for cluster in clusters {
        #expect(text.piece(cluster.range).columns == cluster.columns, "\(text.string.debugDescription)")
      }
    }
  }
}
