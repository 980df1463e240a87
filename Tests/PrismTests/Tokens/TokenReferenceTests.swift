import Prism
import Testing

/// Aliases and `$ref` pointers.
struct TokenReferenceTests {
  @Test("Aliases lead to values through other aliases and take their type")
  func aliasesLeadToValuesThroughOtherAliasesAndTakeTheirType() throws {
    let set = try tokens(
      """
      {"semantic": {"link": {"$value": "{semantic.brand}"}, "brand": {"$type": "color", "$value": "{base.$root}"}},
       "base": {"$root": {"$type": "color", "$value": "#0066cc"}},
       "size": {"$type": "dimension", "weight": {"$value": "{bold}"}},
       "bold": {"$type": "fontWeight", "$value": "bold"}}
      """)
    #expect(set.color("semantic.link") == ColorToken(rgb: RGB(0x0066CC)))
    #expect(set["size.weight"]?.type == .fontWeight)
    #expect(set.fontWeight("size.weight")?.value == 700)
  }

  @Test("Aliases may be parts of composite values") func aliasesInCompositeValues() throws {
    let set = try tokens(
      """
      {"w": {"$type": "fontWeight", "$value": 600}, "n": {"$type": "number", "$value": 1.5},
       "f": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
       "s": {"$type": "dimension", "$value": {"value": "{n}", "unit": "rem"}},
       "t": {"$type": "typography", "$value": {"fontWeight": "{w2}", "lineHeight": "{n}", "fontFamily": "{f}",
         "fontSize": "{s}", "letterSpacing": {"value": 0, "unit": "px"}}}, "w2": {"$value": "{w}"}, "t2": {"$value": "{t}"}}
      """)
    let typography = try #require(set.typography("t2"))
    #expect(typography == set.typography("t"))
    #expect(typography.fontWeight.value == 600)
    #expect(typography.fontFamily == ["Inter", "sans-serif"])
    #expect(typography.fontSize == DimensionToken(1.5, .rem))
    #expect(typography.fontSize?.pixels == 24)
    #expect(typography.letterSpacing == DimensionToken(0, .px))
    #expect(typography.lineHeight == 1.5)
  }

  @Test(
    "An invalid reference is reported where it is written",
    arguments: [
      (#""{c}""#, "there is no token 'c' (at /a/$value)"), (#""{b.d}""#, "there is no token 'b.d' (at /a/$value)"),
      (#""{g}""#, "'g' is a group, not a token (at /a/$value)"),
      (#""{r}""#, "'r' is a group, not a token; did you mean 'r.$root'? (at /a/$value)"),
      (#""{b""#, "'{b' is not an alias; write '{a.b}' (at /a/$value)"),
      (#""{b} ""#, "'{b} ' is not an alias; write '{a.b}' (at /a/$value)"),
      (#""{b}{b}""#, "'{b}{b}' is not an alias; write '{a.b}' (at /a/$value)"),
      (#""{}""#, "'{}' is not an alias; write '{a.b}' (at /a/$value)"),
      (#""{.b}""#, "'{.b}' is not an alias; write '{a.b}' (at /a/$value)"),
      (#""{b.$value}""#, "'{b.$value}' is not an alias; write '{a.b}' (at /a/$value)"),
      (#""{$root.b}""#, "'{$root.b}' is not an alias; write '{a.b}' (at /a/$value)"),
      (#""{h}""#, "this stands for a colour where a number should be (at /a/$value)"),
      (#"{"$ref": "b"}"#, "a $ref is a string like '#/a/b/$value', not 'b' (at /a/$value/$ref)"),
      (##"{"$ref": "#/~2"}"##, "a $ref is a string like '#/a/b/$value', not '#/~2' (at /a/$value/$ref)"),
      (#"{"$ref": 7}"#, "a $ref is a string like '#/a/b/$value', not a number (at /a/$value/$ref)"),
      (##"{"$ref": "#/c/$value"}"##, "there is no token 'c' (at /a/$value/$ref)"),
      (##"{"$ref": "#/g"}"##, "'g' is a group, not a token (at /a/$value/$ref)"),
      (
        ##"{"$ref": "#/b/$value", "x": 1}"##,
        "'x' is beside a $ref; a token with $ref has no other members (at /a/$value/x)"
      ),
      (##"{"$ref": "#/h/$value/components/3"}"##, "there is no 'components/3' in that value (at /a/$value)"),
      (##"{"$ref": "#/h/$value/components/01"}"##, "there is no 'components/01' in that value (at /a/$value)"),
      (##"{"$ref": "#/h/$value/hue/0"}"##, "there is no 'hue/0' in that value (at /a/$value)"),
      (##"{"$ref": "#/h/$value/colorSpace"}"##, "a number should be here, not a string (at /a/$value)"),
    ])
  func invalidReferencesAreReportedInPlace(value: String, complaint: String) {
    let text = """
      {"a": {"$type": "number", "$value": \(value)}, "b": {"$type": "number", "$value": 1}, "g": {"x": {}},
       "h": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
       "r": {"$root": {"$type": "number", "$value": 1}}}
      """
    let column = complaint.contains("/$ref)") ? 46 : complaint.contains("/x)") ? 65 : 37
    #expect(complaints(text) == ["a.json:1:\(column): \(complaint)"])
  }

  @Test("An alias of the wrong type inside a composite value is an error") func wrongTypeInsideAValueIsAnError() {
    let text = """
      {"s": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
       "t": {"$type": "typography", "$value": {"fontWeight": "{s}", "lineHeight": 1}}}
      """
    #expect(
      complaints(text) == [
        "a.json:2:56: this stands for a dimension where a font weight should be (at /t/$value/fontWeight)"
      ])
  }

  @Test("A fault is reported at the token that has it, not at the tokens that refer to it")
  func faultsAreReportedAtTheirOrigin() {
    #expect(
      complaints(#"{"$type": "number", "a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "x"}}"#) == [
        "a.json:1:85: a number should be here, not a string (at /c/$value)"
      ])
  }

  @Test("A circle is reported once, starting at its first token") func circlesAreReportedFromTheFirstToken() {
    let text =
      #"{"b": {"$value": "{x.a}"}, "x": {"a": {"$value": "{c}"}}, "c": {"$value": "{b}"}, "d": {"$value": "{b}"}}"#
    #expect(
      complaints(text) == [
        "a.json:1:18: tokens stand for each other in a circle: b → x.a → c → b (at /b/$value)"
      ])
    #expect(
      complaints(#"{"a": {"$value": "{a}"}}"#) == [
        "a.json:1:18: tokens stand for each other in a circle: a → a (at /a/$value)"
      ])
  }

  @Test("Each circle in a file is reported") func eachCircleIsReported() {
    let text = """
      {"a": {"$value": "{b}"}, "b": {"$value": "{a}"}, "c": {"$value": "{c}"}, "g": {"$type": "gradient",
       "x": {"$value": ["{g.y}"]}, "y": {"$value": ["{g.x}", {"position": 0, "color": "{c}"}]}}}
      """
    #expect(
      complaints(text) == [
        "a.json:1:18: tokens stand for each other in a circle: a → b → a (at /a/$value)",
        "a.json:1:66: tokens stand for each other in a circle: c → c (at /c/$value)",
        "a.json:2:18: tokens stand for each other in a circle: g.x → g.y → g.x (at /g/x/$value)",
      ])
  }
}
