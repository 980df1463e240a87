import Prism
import Testing

/// Several token files merged into one set.
struct TokenMergingTests {
  private let base = """
    {"color": {"$type": "color", "red": {"$value": "#f00", "$description": "Red", "$extensions": {"org.example": 1}},
      "text": {"$value": "{color.red}"}, "$extensions": {"org.example": "base", "org.other": 1}}}
    """

  @Test("A later file replaces whole tokens and takes types from the groups of earlier files")
  func laterFilesReplaceWholeTokens() throws {
    let set = try tokens(
      base, ##"{"color": {"blue": {"$value": "#00f"}, "$extensions": {"org.example": "late"}}}"##,
      ##"{"color": {"red": {"$value": "#a00"}}}"##)
    #expect(set.paths() == ["color.red", "color.text", "color.blue"])
    #expect(set.color("color.text") == ColorToken(rgb: RGB(0xAA0000)))
    #expect(set.color("color.blue") == ColorToken(rgb: RGB(0x0000FF)))
    #expect(set["color.red"]?.description == nil)
    #expect(set.extension("org.example", of: "color.red") == nil)
    #expect(set.extension("org.example", of: "color")?.string == "late")
    #expect(set.extension("org.other", of: "color")?.int == 1)
    #expect(set.place(of: "color.red")?.file == "c.json")
  }

  @Test("Aliases may lead to earlier and later files") func aliasesCrossFiles() throws {
    let set = try tokens(
      #"{"a": {"$value": "{b}"}}"#, #"{"b": {"$value": "{c}"}}"#, #"{"c": {"$type": "number", "$value": 7}}"#)
    #expect(set.number("a") == 7)
  }

  @Test("Circles across files are reported unless a later file replaces a part of them")
  func circlesCountOnlyAfterMerging() throws {
    let one = #"{"a": {"$value": "{b}"}, "b": {"$type": "number", "$value": 1}}"#
    #expect(
      complaints(one, #"{"b": {"$value": "{a}"}}"#) == [
        "a.json:1:18: tokens stand for each other in a circle: a → b → a (at /a/$value)"
      ])
    #expect(
      try tokens(one, #"{"b": {"$value": "{a}"}}"#, #"{"a": {"$type": "number", "$value": 2}}"#).number("b") == 2)
  }

  @Test("A token that a later file replaces is not resolved") func replacedTokensAreNotResolved() throws {
    #expect(try tokens(#"{"a": {"$value": "{gone}"}}"#, #"{"a": {"$type": "number", "$value": 2}}"#).number("a") == 2)
  }

  @Test("The type of a group in a later file counts") func aLaterTypeOfAGroupCounts() throws {
    let set = try tokens(
      #"{"g": {"$type": "number", "a": {"$value": 1}}}"#, #"{"g": {"$type": "fontWeight", "b": {"$value": 2}}}"#)
    #expect(set.tokens.map(\.type) == [.fontWeight, .fontWeight])
  }

  @Test("A token of one file cannot be a group in another") func tokensCannotBeGroupsInOtherFiles() {
    #expect(
      complaints(base, ##"{"color": {"red": {"dark": {"$value": "#800"}}}}"##) == [
        "b.json:1:19: 'color.red' is a group here, but a token in a.json (at /color/red)"
      ])
    #expect(
      complaints(base, ##"{"color": {"$type": "color", "$value": "#800"}}"##) == [
        "b.json:1:11: 'color' is a token here, but a group in a.json (at /color)"
      ])
  }

  /// The missing tokens may be in the unreadable file.
  @Test("If a file cannot be read, missing tokens and groups are not reported")
  func unreadableFilesSuppressMissingTokens() {
    #expect(
      complaints(#"{"a": {"$value": "{b}"}, "g": {"$extends": "{h}"}}"#, "{") == [
        "b.json:1:2: the text ends inside an object that starts at 1:1"
      ])
  }

  @Test("A set of no files has no tokens") func noFilesHaveNoTokens() throws {
    #expect(try TokenSet.load([]).tokens == [])
    #expect(try tokens("{}").tokens == [])
  }

  @Test("A byte order mark at the start of a file is accepted") func byteOrderMarkIsAccepted() throws {
    #expect(try tokens("\u{FEFF}{\"a\": {\"$type\": \"number\", \"$value\": 1}}").number("a") == 1)
  }
}
