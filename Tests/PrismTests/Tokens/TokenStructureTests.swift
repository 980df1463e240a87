import Prism
import Testing

/// The structure of token files: groups, paths, types and metadata.
struct TokenStructureTests {
  @Test("A path joins names with periods, and tokens keep the order of the file")
  func pathsJoinNamesWithPeriods() throws {
    let set = try tokens(
      """
      {"$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "$type": "number",
       "$description": "All", "$extensions": {"org.example": 1}, "$deprecated": false,
       "b": {"y": {"$value": 1}, "$root": {"$value": 2}, "empty": {}, "x": {"deep er": {"$value": 3}}},
       "a": {"$value": 4, "$description": "Four", "$extensions": {}, "$deprecated": "use b"}}
      """)
    #expect(set.tokens.map(\.path) == ["b.y", "b.$root", "b.x.deep er", "a"])
    #expect(set.paths() == ["b.y", "b.$root", "b.x.deep er", "a"])
    #expect(set.paths(under: "b") == ["b.y", "b.$root", "b.x.deep er"])
    #expect(set.paths(under: "b.x") == ["b.x.deep er"])
    #expect(set.paths(under: "a") == [])
    #expect(set.paths(under: "nothing") == [])
    #expect(set["a"]?.description == "Four")
    #expect(set["b"] == nil)
    #expect(set.number("b.$root") == 2)
  }

  @Test("A group's deprecation covers its tokens unless they or an inner group take it back")
  func deprecationCoversGroups() throws {
    let set = try tokens(
      """
      {"$type": "number", "old": {"$deprecated": "use new", "a": {"$value": 1}, "b": {"$value": 1, "$deprecated": false},
        "c": {"$value": 1, "$deprecated": true}, "kept": {"$deprecated": false, "d": {"$value": 1}}},
       "new": {"$value": 1}}
      """)
    #expect(set["old.a"]?.deprecation == Token.Deprecation(reason: "use new"))
    #expect(set["old.c"]?.deprecation == Token.Deprecation(reason: nil))
    for path in ["old.b", "old.kept.d", "new"] {
      #expect(set[path]?.deprecation == nil)
    }
  }

  @Test(
    "A structure that is neither a token nor a group is reported in its place",
    arguments: [
      ("[]", "a.json:1:1: a token file is an object, not an array"),
      ("{\n  \"a\": 5}", "a.json:2:8: 'a' is neither a token nor a group, but a number (at /a)"),
      (
        #"{"a": {"value": "x"}}"#,
        "a.json:1:17: 'value' is neither a token nor a group, but a string; did you mean $value? (at /a/value)"
      ),
      (#"{"a": {"$valeu": 1}}"#, "a.json:1:18: '$valeu' is not a property of a group (at /a/$valeu)"),
      (#"{"a": {"$ref2": 1}}"#, "a.json:1:17: '$ref2' is not a property of a group (at /a/$ref2)"),
      (#"{"a": {"$schema": "x"}}"#, "a.json:1:19: $schema is not a property of a group (at /a/$schema)"),
      (
        #"{"a": {"$type": "number", "$value": 1, "$foo": 2}}"#,
        "a.json:1:48: '$foo' is not a property of a token (at /a/$foo)"
      ),
      (
        #"{"a": {"$type": "number", "$value": 1, "$extends": "{b}"}}"#,
        "a.json:1:52: $extends is not a property of a token (at /a/$extends)"
      ),
      (
        #"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"#,
        "a.json:1:45: 'b' is inside a token; a token with a $value cannot hold tokens (at /a/b)"
      ),
      (
        #"{"a": {"$type": "number", "$value": 1, "$root": {"$value": 2}}}"#,
        "a.json:1:49: $root is not a property of a token (at /a/$root)"
      ),
      (#"{"a": {"$root": {"$type": "number"}}}"#, "a.json:1:17: $root is a token; it needs a $value (at /a/$root)"),
      (
        #"{"a": {"$type": "color"}}"#,
        "a.json:1:7: this group has a $type but no token with a $value: is a $value missing? (at /a)"
      ),
      (
        ##"{"a": {"$type": "number", "$value": 1, "$ref": "#/b"}, "b": {"$type": "number", "$value": 1}}"##,
        "a.json:1:48: a token has a $value or a $ref, not both (at /a/$ref)"
      ),
      (#"{"$schema": 5}"#, "a.json:1:13: $schema is a string, not a number (at /$schema)"),
      (#"{"$description": ["x"]}"#, "a.json:1:18: $description is a string, not an array (at /$description)"),
      (#"{"$extensions": "x"}"#, "a.json:1:17: $extensions is an object, not a string (at /$extensions)"),
      (
        #"{"$deprecated": null}"#,
        "a.json:1:17: $deprecated is true, false or a reason, not null (at /$deprecated)"
      ),
      (#"{"$extends": true}"#, "a.json:1:14: $extends is a string, not true (at /$extends)"),
      (#"{"$type": {}, "a": {}}"#, "a.json:1:11: $type is a string, not an object (at /$type)"),
      (#"{"a": {"$ref": 5, "$type": "number"}}"#, "a.json:1:16: $ref is a string, not a number (at /a/$ref)"),
    ])
  func invalidStructureIsReported(text: String, complaint: String) {
    #expect(complaints(text).first == complaint)
  }

  @Test("A name that an alias cannot spell is an error", arguments: ["a.b", "{a", "a}", "", "."])
  func namesAliasesCannotSpellAreErrors(name: String) {
    let quoted = "'\(name)' is not a name; names are not empty and have no periods and braces"
    #expect(complaints(#"{"\#(name)": {"$type": "number", "$value": 1}}"#).first?.contains(quoted) == true)
    #expect(complaints(#"{"\#(name)": {}}"#).count == 1)
  }

  @Test("A token without a type is an error at its value") func aTokenWithoutATypeIsAnErrorAtItsValue() {
    #expect(
      complaints(#"{"a": {"$value": 1}}"#) == [
        "a.json:1:18: this value has no type: neither the token nor a group around it has a $type (at /a/$value)"
      ])
  }

  @Test("An unknown type is reported once, where it is written") func unknownTypesAreReportedOnce() {
    let types =
      "color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border, transition, "
      + "shadow, gradient, typography"
    #expect(
      complaints(##"{"$type": "colour", "a": {"$value": "#fff"}, "b": {"$value": "#000"}}"##) == [
        "a.json:1:11: 'colour' is not a $type; there are \(types) (at /$type)"
      ])
    #expect(
      complaints(#"{"$type": "number", "a": {"$type": "string", "$value": "x"}}"#) == [
        "a.json:1:36: 'string' is not a $type; there are \(types) (at /a/$type)"
      ])
  }

  @Test("A token has the type of the nearest group around it") func nearestTypeCounts() throws {
    let set = try tokens(
      """
      {"$type": "number", "a": {"$type": "dimension", "b": {"c": {"$value": {"value": 1, "unit": "px"}},
       "d": {"$type": "fontWeight", "$value": 700}}}, "e": {"$value": 3}}
      """)
    #expect(set.tokens.map(\.type) == [.dimension, .fontWeight, .number])
  }
}
