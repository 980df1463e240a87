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

  @Test("A key in camelCase is nearly the right one where only one spelling is read")
  func camelCaseMatchesWhereItIsNotRead() throws {
    let pattern = KeyPattern(known: keys, hasTwoSpellings: false)
    #expect(try matches(pattern.nearly("display_string"), "displayString"))
    #expect(try !matches(pattern.nearly("display_string"), "display_string"))
  }

  @Test("Each key that an expression finds is one that lint finds, too", arguments: KeyCheck.Place.allCases)
  func lintFindsTheSameKeys(place: KeyCheck.Place) throws {
    let pattern = KeyPattern(known: place.keys, hasTwoSpellings: place.hasTwoSpellings)
    let known = KnownKeys(place.keys)
    for name in place.keys {
      let expression = try Regex(pattern.nearly(name))
      for changed in Self.changes(of: name) where (try expression.wholeMatch(in: changed)) != nil {
        #expect(known.nearest(to: changed) == name, "\(changed)")
        #expect(!place.keys.contains(changed))
      }
    }
  }

  /// The key with a letter left out, added, replaced or moved, and each of these with one more fault.
  private static func changes(of key: String) -> [String] {
    var once: [String] = []
    for place in key.indices {
      let before = String(key[..<place])
      let letter = String(key[place])
      let after = String(key[key.index(after: place)...])
      once += [before + after, before + "x" + letter + after, before + "q" + after]
      once += [before + after.prefix(1) + letter + after.dropFirst(), before + "_" + letter + after]
    }
    var changes = once
    for key in once { changes += [key + "s", "e" + key, String(key.dropLast()), key.uppercased()] }
    return changes
  }
}
