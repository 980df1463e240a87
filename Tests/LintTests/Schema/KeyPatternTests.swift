import Testing

@testable import Lint

/// The regular expressions of misspelled keys, compared with the keys that lint finds.
struct KeyPatternTests {
  private let keys = ["title", "subtitle", "text", "uri", "id", "item_name", "item_id", "display_string"]

  private func matches(_ pattern: String, _ key: String) throws -> Bool {
    try Regex(pattern).wholeMatch(in: key) != nil
  }

  @Test(
    "A key with one wrong letter, or in another spelling, is nearly the right one",
    arguments: [
      ("titel", "title"), ("tile", "title"), ("titlee", "title"), ("tidle", "title"), ("Title", "title"),
      ("ti-tle", "title"), ("txet", "text"), ("tex", "text"), ("url", "uri"), ("ID", "id"),
      ("displaystring", "display_string"), ("DISPLAY_STRNG", "display_string"), ("item_nmae", "item_name"),
    ])
  func misspelledKeysMatch(key: String, right: String) throws {
    #expect(try matches(KeyPattern(known: keys).nearly(right), key))
    #expect(KnownKeys(keys).nearest(to: key) == right)
  }

  @Test(
    "A known key, a short or distant one, and one with two underscores is not",
    arguments: ["title", "subtitle", "displayString", "ext", "tt", "urn", "is", "headline", "__title", "tit"])
  func otherKeysDoNotMatch(key: String) throws {
    for name in keys {
      #expect(try !matches(KeyPattern(known: keys).nearly(name), key), "\(name)")
    }
  }

  @Test("Each key that an expression finds is one that lint finds, too", arguments: KeyCheck.Place.allCases)
  func lintFindsTheSameKeys(place: KeyCheck.Place) throws {
    let pattern = KeyPattern(known: place.keys)
    let known = KnownKeys(place.keys)
    for name in place.keys {
      let expression = try Regex(pattern.nearly(name))
      for changed in Self.changes(of: name) where (try expression.wholeMatch(in: changed)) != nil {
        #expect(known.nearest(to: changed) == name, "\(changed)")
        #expect(!place.keys.contains(changed))
      }
    }
  }

  /// The key with letters left out, doubled, replaced and swapped, in one place and in two.
  private static func changes(of key: String) -> [String] {
    let once = key.indices.flatMap { place in
      let (before, after) = (key[..<place], key[key.index(after: place)...])
      return [
        before + after, before + "x" + key[place...], before + "q" + after, before + after.prefix(1) + "_" + after,
      ]
      .map(String.init)
    }
    return once + once.map { String($0.reversed()) } + once.map { $0 + "s" } + once.map { "e" + $0 }
  }
}
