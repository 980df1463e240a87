import Testing

@testable import Text

@Suite struct TruncationTests {
  @Test(
    "Truncation cuts a text between clusters and ends it with an ellipsis",
    arguments: [
      ("Golden Spoon", 12, "Golden Spoon"),
      ("Golden Spoon", 11, "Golden Spo…"),
      ("Golden Spoon", 8, "Golden…"),
      ("Golden Spoon", 1, "…"),
      ("Golden Spoon", 0, ""),
      ("Golden Spoon", -1, ""),
      ("", 0, ""),
      ("寿司レストラン", 14, "寿司レストラン"),
      ("寿司レストラン", 13, "寿司レストラ…"),
      ("寿司レストラン", 12, "寿司レスト…"),
      ("寿司", 1, "…"),
      ("寿司", 2, "…"),
      ("寿司", 3, "寿…"),
      ("cafe\u{301}s", 4, "caf…"),
      ("cafe\u{301}s", 5, "cafe\u{301}s"),
      ("cafe\u{301}s!", 5, "cafe\u{301}…"),
      ("a👨‍👩‍👧b", 3, "a…"),
      ("👨‍👩‍👧bcd", 4, "👨‍👩‍👧b…"),
      ("👍🏽👍🏽", 3, "👍🏽…"),
      ("🇺🇸🇩🇪", 3, "🇺🇸…"),
      ("🇺🇸🇩🇪", 2, "…"),
      ("1️⃣2️⃣3️⃣", 2, "1️⃣…"),
      ("क\u{94D}ष\u{93F}क\u{94D}ष\u{93F}", 5, "क\u{94D}ष\u{93F}…"),
      ("a     b", 4, "a…"),
      ("tab\there\u{1B}", 7, "tab he…"),
    ])
  func textIsCutBetweenClusters(string: String, columns: Int, expected: String) {
    let truncated = SafeText(string).truncated(to: columns)
    #expect(truncated.string.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(truncated.string)")
  }

  @Test("The ellipsis can be ASCII or empty") func ellipsisCanBeReplaced() {
    #expect(SafeText("Golden Spoon").truncated(to: 9, ellipsis: .asciiEllipsis).string == "Golden...")
    #expect(SafeText("Golden Spoon").truncated(to: 2, ellipsis: .asciiEllipsis).string == "..")
    #expect(SafeText("Golden Spoon").truncated(to: 6, ellipsis: "").string == "Golden")
  }

  @Test(
    "A prefix has no ellipsis",
    arguments: [("ab漢字", 3, "ab"), ("ab漢字", 4, "ab漢"), ("ab ", 3, "ab "), ("ab c", 3, "ab "), ("🇺🇸", 1, "")])
  func prefixesHaveNoEllipsis(string: String, columns: Int, expected: String) {
    #expect(SafeText(string).prefix(columns: columns).string == expected)
  }

  @Test("A truncated text fits its columns and is the beginning of the whole text")
  func truncatedTextFitsAndIsABeginning() {
    for untrusted in RandomText.samples(seed: 5) {
      let text = SafeText(untrusted)
      let glyphs = Array(text.glyphs)
      for columns in 0..<40 {
        let truncated = text.truncated(to: columns)
        #expect(truncated.columns <= columns)
        if text.columns <= columns {
          #expect(truncated == text)
        } else if columns > 0 {
          #expect(truncated.string.hasSuffix("…"))
          #expect(glyphs.starts(with: Array(truncated.glyphs).dropLast()), "\(text.string.debugDescription) \(columns)")
        }
      }
    }
  }

  @Test("A prefix is the longest that fits") func aPrefixIsTheLongestThatFits() {
    for untrusted in RandomText.samples(seed: 6) {
      let text = SafeText(untrusted)
      let clusters = Array(IteratorSequence(Clusters(text)))
      for columns in 0..<30 {
        var expected = 0
        var width = 0
        for cluster in clusters {
          width += cluster.columns
          if width > columns { break }
          expected = cluster.range.upperBound
        }
        let prefix = text.prefix(columns: columns)
        #expect(width > columns || prefix == text)
        #expect(width <= columns || prefix.string.utf8.count == expected)
      }
    }
  }

  @Test("Truncating a very long title reads only its beginning", arguments: ["a", "é", "漢", "👨‍👩‍👧", "🇺🇸", "a b "])
  func longTitlesAreReadOnlyAtTheirBeginning(piece: String) throws {
    let title = SafeText(String(repeating: piece, count: 1 << 20 / piece.utf8.count + 1))
    #expect(title.string.utf8.count > 1_000_000)
    var clusters = Clusters(title)
    let fitting = clusters.piece(fitting: 80, reserving: 1, trimsSpaces: true)
    let kept = try #require(fitting)
    #expect(kept.count <= 80 * piece.utf8.count)
    #expect(clusters.bytesRead <= 84 * piece.utf8.count)
    #expect(title.truncated(to: 80) == title.piece(kept) + "…")
  }

  /// Input fields show the end of the text that the user types.
  @Test(
    "Truncation at the start keeps the end of a text",
    arguments: [
      ("Golden Spoon", 12, "Golden Spoon"), ("Golden Spoon", 11, "…lden Spoon"), ("Golden Spoon", 1, "…"),
      ("Golden Spoon", 0, ""), ("Golden Spoon", -1, ""), ("", 0, ""), ("寿司レストラン", 14, "寿司レストラン"),
      ("寿司レストラン", 13, "…司レストラン"), ("寿司レストラン", 12, "…レストラン"), ("寿司", 2, "…"), ("cafe\u{301}s", 3, "…e\u{301}s"),
    ]) func textsCanBeCutAtTheirStart(text: String, columns: Int, expected: String)
  {
    let cut = SafeText(text).truncatedAtStart(to: columns)
    #expect(cut.string == expected)
    #expect(cut.columns <= max(0, columns))
  }
}
