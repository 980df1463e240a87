import JSON
import Prism
import Testing

/// Lookups in a set of tokens, as a theme makes them.
struct TokenLookupTests {
  private func brand() throws -> TokenSet {
    try tokens(
      """
      {"palette": {"red": {"$type": "color", "$value": "#eb1700", "$extensions": {"org.example": {"16": "red"}}}},
       "color": {"text": {"sale": {"$value": "{color.text.loud}"}, "loud": {"$value": "{palette.red}"},
         "own": {"$value": "{palette.red}", "$extensions": {"org.example": {"16": "green"}}}}}}
      """,
      """
      {"color": {
        "text": {"late": {"$value": "{palette.red}"}}}, "size": {"$type": "number", "$value": 1}}
      """)
  }

  @Test("A token without extensions has those of the token whose value it takes")
  func extensionsFollowTheValue() throws {
    let set = try brand()
    #expect(set.extension("org.example", of: "palette.red")?["16"]?.string == "red")
    #expect(set.extension("org.example", of: "color.text.sale")?["16"]?.string == "red")
    #expect(set.extension("org.example", of: "color.text.own")?["16"]?.string == "green")
    #expect(set.extension("org.other", of: "color.text.own") == nil)
    #expect(set.extension("org.example", of: "color.text") == nil)
    #expect(set.extension("org.example", of: "color.none") == nil)
  }

  @Test("Looking up a token of another type or an unknown path finds nothing")
  func lookUpsOfAnotherTypeFindNothing() throws {
    let set = try brand()
    #expect(set.color("size") == nil)
    #expect(set.number("palette.red") == nil)
    #expect(set.typography("palette.red") == nil)
    #expect(set.color("palette") == nil)
    #expect(set.color("palette.red.x") == nil)
    #expect(set.color("") == nil)
    #expect(set.color("palette..red") == nil)
  }

  @Test("The place of a token is in the file whose definition counts") func placesAreInTheFileThatCounts() throws {
    let set = try brand()
    #expect(
      set.place(of: "color.text.late")
        == TokenPlace(file: "b.json", location: Location(line: 2, column: 20), pointer: "/color/text/late"))
    #expect(set.place(of: "palette")?.file == "a.json")
    #expect(set.place(of: "color")?.file == "b.json")
    #expect(set.place(of: "")?.pointer == "")
    #expect(set.place(of: "none") == nil)
    let value = try #require(set.extension("org.example", of: "color.text.own")?["16"])
    #expect(
      set.place(of: value)
        == TokenPlace(
          file: "a.json", location: Location(line: 3, column: 77), pointer: "/color/text/own/$extensions/org.example/16"
        ))
  }

  @Test("A missing token is reported at the group it belongs in") func missingTokensAreReportedInTheirGroup() throws {
    let set = try brand()
    #expect(
      set.error(missing: "color.text.primary", .color).description
        == "b.json:2:11: a colour is missing: color.text.primary (at /color/text)")
    #expect(
      set.error(missing: "palette.blue.light", .color).description
        == "a.json:1:13: a colour is missing: palette.blue.light (at /palette)")
    #expect(
      set.error(missing: "typography.title", .typography).description
        == "b.json:1:1: a typography is missing: typography.title")
    #expect(
      set.error(missing: "size", .color).description
        == "b.json:2:59: 'size' is a number where a colour should be (at /size)")
    #expect(
      try TokenSet.load([]).error(missing: "a", .number).description == ":1:1: a number is missing: a")
  }
}
