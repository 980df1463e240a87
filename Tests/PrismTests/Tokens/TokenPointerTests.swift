import Prism
import Testing

/// `$ref`s, which lead to tokens and into their values.
struct TokenPointerTests {
  @Test func pointersLeadToTokensAndIntoTheirValues() throws {
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

  /// A number is right where it stands, but no unit; the reference is to blame.
  @Test func whatAPointerLeadsToIsBlamedOnThePointer() {
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

  @Test func noTokenStandsWhereTheFormatHasNoTypeForIt() {
    let text = """
      {"n": {"$type": "number", "$value": 1},
       "a": {"$type": "dimension", "$value": {"value": 1, "unit": "{n}"}}}
      """
    #expect(complaints(text) == ["a.json:2:61: this cannot be an alias of a token (at /a/$value/unit)"])
  }

  @Test func valuesAreNoPartsOfThemselves() {
    let text = ##"""
      {"$type": "dimension", "a": {"$value": {"unit": "px", "value": {"$ref": "#/a/$value/value"}}},
       "b": {"$value": {"unit": {"$ref": "#/c/$value/unit"}, "value": 1}},
       "c": {"$value": {"unit": "px", "value": {"$ref": "#/b/$value/value"}}}}
      """##
    #expect(
      complaints(text) == [
        "a.json:1:40: tokens refer to each other in a circle: a → a (at /a/$value)",
        "a.json:2:18: tokens refer to each other in a circle: b → c → b (at /b/$value)",
      ])
  }

  @Test func aPointerWithoutATypeAroundItHasNone() {
    let text =
      ##"{"a": {"$ref": "#/b/$value/value"}, "b": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##
    #expect(
      complaints(text) == [
        "a.json:1:16: this value has no type: neither the token nor a group around it has a $type (at /a/$ref)"
      ])
  }
}
