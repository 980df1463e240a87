import Prism
import Testing

/// Several files as one.
struct TokenMergingTests {
  private let base = """
    {"color": {"$type": "color", "red": {"$value": "#f00", "$description": "Red", "$extensions": {"org.example": 1}},
      "text": {"$value": "{color.red}"}, "$extensions": {"org.example": "base", "org.other": 1}}}
    """

  @Test func aLaterFileReplacesTokensWholeAndTakesTypesFromEarlierGroups() throws {
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

  @Test func aliasesCrossFilesBothWays() throws {
    let set = try tokens(
      #"{"a": {"$value": "{b}"}}"#, #"{"b": {"$value": "{c}"}}"#, #"{"c": {"$type": "number", "$value": 7}}"#)
    #expect(set.number("a") == 7)
  }

  @Test func circlesAcrossFilesAreFoundAndReplacedOnesAreNone() throws {
    let one = #"{"a": {"$value": "{b}"}, "b": {"$type": "number", "$value": 1}}"#
    #expect(
      complaints(one, #"{"b": {"$value": "{a}"}}"#) == [
        "a.json:1:18: tokens refer to each other in a circle: a → b → a (at /a/$value)"
      ])
    #expect(
      try tokens(one, #"{"b": {"$value": "{a}"}}"#, #"{"a": {"$type": "number", "$value": 2}}"#).number("b") == 2)
  }

  @Test func whatALaterFileReplacesIsNotResolved() throws {
    #expect(try tokens(#"{"a": {"$value": "{gone}"}}"#, #"{"a": {"$type": "number", "$value": 2}}"#).number("a") == 2)
  }

  @Test func aLaterTypeOfAGroupCounts() throws {
    let set = try tokens(
      #"{"g": {"$type": "number", "a": {"$value": 1}}}"#, #"{"g": {"$type": "fontWeight", "b": {"$value": 2}}}"#)
    #expect(set.tokens.map(\.type) == [.fontWeight, .fontWeight])
  }

  @Test func aTokenInOneFileIsNoGroupInAnother() {
    #expect(
      complaints(base, ##"{"color": {"red": {"dark": {"$value": "#800"}}}}"##) == [
        "b.json:1:19: 'color.red' is a group here, but a token in a.json (at /color/red)"
      ])
    #expect(
      complaints(base, ##"{"color": {"$type": "color", "$value": "#800"}}"##) == [
        "b.json:1:11: 'color' is a token here, but a group in a.json (at /color)"
      ])
  }

  /// What is missing may be in the file that could not be read.
  @Test func nothingIsMissedWhereAFileCouldNotBeRead() {
    #expect(
      complaints(#"{"a": {"$value": "{b}"}, "g": {"$extends": "{h}"}}"#, "{") == [
        "b.json:1:2: the text ends inside an object that starts at 1:1"
      ])
  }

  @Test func noFilesHaveNoTokens() throws {
    #expect(try TokenSet.load([]).tokens == [])
    #expect(try tokens("{}").tokens == [])
  }

  @Test func aByteOrderMarkIsNoFault() throws {
    #expect(try tokens("\u{FEFF}{\"a\": {\"$type\": \"number\", \"$value\": 1}}").number("a") == 1)
  }
}
