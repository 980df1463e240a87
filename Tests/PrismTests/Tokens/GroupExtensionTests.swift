import Prism
import Testing

/// Groups that extend other groups with `$extends`.
struct GroupExtensionTests {
  @Test("A group that extends another inherits the tokens it lacks and keeps its own")
  func extendingGroupsInheritMissingTokens() throws {
    let set = try tokens(
      """
      {"button-primary": {"$extends": "{button}", "background": {"$value": "#cc0066"}, "focus": {"$value": "#ff3399"},
         "state": {"on": {"$value": "#111"}}},
       "button": {"$type": "color", "$deprecated": "old", "$extensions": {"org.example": 1}, "background": {"$value": "#0066cc"},
         "text": {"$value": "{button.background}", "$description": "Text"},
         "state": {"on": {"$value": "#222"}, "off": {"$value": "#333"}}}}
      """)
    #expect(
      set.paths(under: "button-primary") == [
        "button-primary.background", "button-primary.focus", "button-primary.state.on", "button-primary.state.off",
        "button-primary.text",
      ])
    #expect(set.color("button-primary.background")?.rgb == RGB(0xCC0066))
    #expect(set.color("button-primary.text")?.rgb == RGB(0x0066CC))
    #expect(set.color("button-primary.state.on")?.rgb == RGB(0x111111))
    #expect(set.color("button-primary.state.off")?.rgb == RGB(0x333333))
    #expect(set["button-primary.text"]?.description == "Text")
    #expect(set["button-primary.focus"]?.deprecation?.reason == "old")
    #expect(set.extension("org.example", of: "button-primary")?.int == 1)
    #expect(set.place(of: "button-primary.text") == set.place(of: "button.text"))
    #expect(set.paths(under: "button").count == 4)
  }

  @Test("A group may extend a group that extends another, in any order and across files")
  func groupsExtendAcrossFilesAndChains() throws {
    let set = try tokens(
      ##"{"a": {"$extends": "{b}"}, "d": {"$extends": "#/c/in"}}"##,
      #"{"b": {"$extends": "{c}", "y": {"$type": "number", "$value": 2}}}"#,
      #"{"c": {"in": {"$type": "number", "x": {"$value": 1}, "$root": {"$value": 0}}}, "e": {"$extends": "{a.in}"}}"#)
    #expect(set.number("a.in.x") == 1)
    #expect(set.number("a.y") == 2)
    #expect(set.number("d.x") == 1)
    #expect(set.number("d.$root") == 0)
    #expect(set.number("e.x") == 1)
  }

  @Test("A group's own extension is stronger than the extension of the group around it")
  func ownExtensionIsStronger() throws {
    let set = try tokens(
      """
      {"$type": "number", "a": {"$extends": "{around}", "in": {"$extends": "{own}"}},
       "around": {"in": {"x": {"$value": 1}, "y": {"$value": 1}}}, "own": {"x": {"$value": 2}, "z": {"$value": 2}}}
      """)
    #expect(set.paths(under: "a.in").map { set.number($0) } == [2, 1, 2])
  }

  @Test("An inherited token keeps the type it has where it was written") func inheritedTokensKeepTheirType() throws {
    let set = try tokens(
      #"{"in": {"$type": "number", "base": {"x": {"$value": 1}}}, "copy": {"$extends": "{in.base}"}}"#)
    #expect(set.number("copy.x") == 1)
  }

  @Test(
    "A target that cannot be extended is reported with the reason",
    arguments: [
      ("{none}", "there is no group 'none'"), ("{t}", "'t' is a token; only groups can be extended"),
      ("b", "'b' is not a reference to a group; write '{a.b}'"),
      ("#/b/$value/x", "'#/b/$value/x' is not a reference to a group; write '{a.b}'"),
      ("{g}", "a group cannot extend itself, a group around it or one in it"),
      ("{g.in}", "a group cannot extend itself, a group around it or one in it"),
    ])
  func invalidTargetsAreReported(target: String, complaint: String) {
    let text = """
      {"t": {"$type": "number", "$value": 1}, "b": {},
       "g": {"$extends": "\(target)", "in": {}}}
      """
    #expect(complaints(text) == ["a.json:2:20: \(complaint) (at /g/$extends)"])
  }

  @Test("A group cannot extend a group around it or the file itself")
  func groupsAroundAndTheFileItselfCannotBeExtended() {
    let rule = "a group cannot extend itself, a group around it or one in it"
    #expect(
      complaints(#"{"button": {"secondary": {"$extends": "{button}"}}}"#) == [
        "a.json:1:39: \(rule) (at /button/secondary/$extends)"
      ])
    #expect(complaints(#"{"$extends": "{a}", "a": {}}"#) == ["a.json:1:14: \(rule) (at /$extends)"])
  }

  @Test("Groups that extend each other in a circle are reported with the whole circle")
  func extensionCirclesAreReported() {
    #expect(
      complaints(
        #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}, "d": {"$extends": "{a}"}}"#)
        == ["a.json:1:20: groups extend each other in a circle: a → b → c → a (at /a/$extends)"])
    #expect(
      complaints(#"{"a": {"$extends": "{b}", "c": {}}, "b": {"in": {"$extends": "{a.c}"}}}"#) == [
        "a.json:1:20: groups extend each other in a circle: a → b.in → a (at /a/$extends)"
      ])
  }

  @Test("A group whose type differs from its inherited tokens is an error") func typeMustFitInheritedTokens() {
    let text = """
      {"base": {"$type": "color", "primary": {"$value": "#fff"}, "other": {"$value": "#000"}, "own": {"$type": "number", "$value": 1}},
       "extended": {"$extends": "{base}", "$type": "dimension"}}
      """
    #expect(
      complaints(text) == [
        "a.json:2:46: this group says dimension, but inherits a colour (at /extended/$type)"
      ])
  }
}
