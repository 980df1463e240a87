import Prism
import Testing

/// `$ref` pointers to tokens and into their values.
struct TokenPointerTests {
  @Test("Pointers lead to tokens and into their values") func pointersLeadToTokensAndIntoTheirValues() throws {
    let set = try tokens(
      ##"""
      {"b": {"l/b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, "none"], "alpha": 0.5}}},
       "whole": {"$ref": "#/b/l~1b/$value", "$type": "color"}, "token": {"$value": {"$ref": "#/b/l~1b"}},
       "green": {"$ref": "#/b/l~1b/$value/components/1", "$type": "number"},
       "mixed": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/whole/$value/colorSpace"},
         "components": [{"$ref": "#/b/l~1b/$value/components/0"}, {"$ref": "#/green"}, {"$ref": "#/token/$value/components/2"}],
         "alpha": {"$ref": "#/copy/$value/alpha"}}},
       "copy": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": {"$ref": "#/green/$value"}}},
       "parts": {"$type": "color", "$value": {"colorSpace": "srgb", "components": {"$ref": "#/mixed/$value/components"}}}}
      """##)
    let color = ColorToken(rgb: RGB(0x336600), alpha: 0.5)
    #expect(set.color("whole") == color)
    #expect(set.color("token") == color)
    #expect(set.number("green") == 0.4)
    #expect(set.color("mixed") == ColorToken(rgb: RGB(0x336600), alpha: 0.4))
    #expect(set.color("parts") == ColorToken(rgb: RGB(0x336600)))
  }

  /// The number is a valid value where it is written; only the reference uses it as a unit.
  @Test("A pointer to a value of the wrong kind is reported at the pointer")
  func wrongTargetsAreReportedAtThePointer() {
    let text = ##"""
      {"$type": "dimension", "a": {"$value": {"value": 1, "unit": "px"}},
       "b": {"$value": {"value": {"$ref": "#/a/$value/unit"}, "unit": {"$ref": "#/a/$value/value"}}}}
      """##
    #expect(
      complaints(text) == [
        "a.json:2:28: a number should be here, not a string (at /b/$value/value)",
        "a.json:2:65: a number is not a unit of a dimension; there are px, rem (at /b/$value/unit)",
      ])
  }

  @Test("An alias is an error where no token type fits") func aliasesOnlyWhereATokenTypeFits() {
    let text = """
      {"n": {"$type": "number", "$value": 1},
       "a": {"$type": "dimension", "$value": {"value": 1, "unit": "{n}"}}}
      """
    #expect(complaints(text) == ["a.json:2:61: no token can replace this value (at /a/$value/unit)"])
  }

  @Test("A value that refers to itself, or two values that refer to each other, are a circle")
  func valuesCannotContainThemselves() {
    let text = ##"""
      {"$type": "dimension", "a": {"$value": {"unit": "px", "value": {"$ref": "#/a/$value/value"}}},
       "b": {"$value": {"unit": {"$ref": "#/c/$value/unit"}, "value": 1}},
       "c": {"$value": {"unit": "px", "value": {"$ref": "#/b/$value/value"}}}}
      """##
    #expect(
      complaints(text) == [
        "a.json:1:40: tokens stand for each other in a circle: a → a (at /a/$value)",
        "a.json:2:18: tokens stand for each other in a circle: b → c → b (at /b/$value)",
      ])
  }

  @Test("A pointer to a part of a value needs a type of its own") func pointersNeedAType() {
    let text =
      ##"{"a": {"$ref": "#/b/$value/value"}, "b": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##
    #expect(
      complaints(text) == [
        "a.json:1:16: this value has no type: neither the token nor a group around it has a $type (at /a/$ref)"
      ])
  }
}
