import Prism
import Testing

/// Valid and invalid values of each type. Colours have tests of their own.
struct TokenValueTests {
  private func complaint(_ type: String, _ value: String) -> [String] {
    complaints(#"{"t": {"$type": "\#(type)", "$value":\#n\#(value)}}"#)
  }

  @Test("Values of each simple type are read") func valuesOfEachTypeAreRead() throws {
    let set = try tokens(
      """
      {"size": {"$type": "dimension", "$value": {"value": -0.5, "unit": "rem"}},
       "time": {"$type": "duration", "$value": {"value": 1.5, "unit": "s"}},
       "quick": {"$type": "duration", "$value": {"value": 100, "unit": "ms"}},
       "font": {"$type": "fontFamily", "$value": "Inter"}, "fonts": {"$type": "fontFamily", "$value": ["Inter", "serif"]},
       "number": {"$type": "number", "$value": -2.5e1}, "curve": {"$type": "cubicBezier", "$value": [0, -1, 1, 2.5]},
       "style": {"$type": "typography", "$value": {"fontWeight": 350.5}}}
      """)
    #expect(set.dimension("size") == DimensionToken(-0.5, .rem))
    #expect(set.dimension("size")?.pixels == -8)
    #expect(set.duration("time")?.milliseconds == 1500)
    #expect(set.duration("quick")?.milliseconds == 100)
    #expect(set.fontFamily("font") == ["Inter"])
    #expect(set.fontFamily("fonts") == ["Inter", "serif"])
    #expect(set.number("number") == -25)
    #expect(set["curve"]?.value == .cubicBezier([0, -1, 1, 2.5]))
    #expect(set.typography("style") == FontWeightToken(350.5).map { TypographyToken(fontWeight: $0) })
  }

  @Test(
    "A font weight is a number or a name",
    arguments: [
      ("1", 1), ("1000", 1000), ("\"thin\"", 100), ("\"hairline\"", 100), ("\"extra-light\"", 200),
      ("\"ultra-light\"", 200), ("\"light\"", 300), ("\"normal\"", 400), ("\"regular\"", 400), ("\"book\"", 400),
      ("\"medium\"", 500), ("\"semi-bold\"", 600), ("\"demi-bold\"", 600), ("\"bold\"", 700), ("\"extra-bold\"", 800),
      ("\"ultra-bold\"", 800), ("\"black\"", 900), ("\"heavy\"", 900), ("\"extra-black\"", 950),
      ("\"ultra-black\"", 950),
    ])
  func fontWeightsAreNumbersOrNames(value: String, weight: Double) throws {
    #expect(try tokens(#"{"t": {"$type": "fontWeight", "$value": \#(value)}}"#).fontWeight("t")?.value == weight)
  }

  @Test(
    "A value that is invalid for its type is reported at the value",
    arguments: [
      ("number", "\"1\"", "a number should be here, not a string"),
      ("number", "null", "a number should be here, not null"),
      ("number", "1e999", "this number is too large"),
      ("fontWeight", "0", "0 is not a font weight"), ("fontWeight", "1000.5", "1000.5 is not a font weight"),
      ("fontWeight", "\"Bold\"", "'Bold' is not a font weight"), ("fontWeight", "true", "true is not a font weight"),
      ("fontWeight", "1e999", "1e999 is not a font weight"),
      ("dimension", "\"16px\"", "a dimension is an object with value, unit, not a string"),
      ("dimension", "0", "a dimension is an object with value, unit, not a number"),
      ("dimension", #"{"value":0}"#, "a dimension needs unit"),
      ("dimension", #"{"unit":"px"}"#, "a dimension needs value"),
      ("duration", "[]", "a duration is an object with value, unit, not an array"),
      ("fontFamily", "[]", "a font family is a name or a list of names"),
      ("fontFamily", "[\"a\", 1]", "a font family is a name or a list of names"),
      ("fontFamily", "{}", "a font family is a name or a list of names"),
      ("cubicBezier", "[0, 0, 1]", "a cubic Bézier curve is a list of four numbers"),
      ("cubicBezier", "\"ease\"", "a cubic Bézier curve is a list of four numbers"),
      ("strokeStyle", "\"wavy\"", "'wavy' is not a stroke style; there are solid, dashed"),
      ("strokeStyle", "1", "a stroke style is an object with dashArray, lineCap, not a number"),
      ("shadow", "\"none\"", "a shadow is an object with color, offsetX, offsetY, blur, spread, not a string"),
      ("shadow", "[]", "a list of shadows should be here"),
      ("gradient", "{}", "a list of gradient stops should be here"),
      ("typography", #"{"fontSize": {"value": 1, "unit": "px"}}"#, "a typography needs fontWeight"),
      ("border", "\"1px\"", "a border is an object with color, width, style, not a string"),
      ("transition", "{}", "a transition needs duration"),
    ])
  func invalidValuesAreReportedAtTheValue(type: String, value: String, complaint: String) {
    let found = self.complaint(type, value)
    #expect(found.first?.hasPrefix("a.json:2:1: \(complaint)") == true, "\(found)")
    #expect(found.first?.hasSuffix(" (at /t/$value)") == true)
  }

  @Test(
    "An invalid part of a value is reported at that part",
    arguments: [
      ("dimension", #"{"value":"1","unit":"px"}"#, "2:10: a number should be here, not a string (at /t/$value/value)"),
      (
        "dimension", #"{"value":1,"unit":"em"}"#,
        "2:19: 'em' is not a unit of a dimension; there are px, rem (at /t/$value/unit)"
      ),
      ("dimension", #"{"value":1,"unit":"px","x":1}"#, "2:28: a dimension has no 'x' (at /t/$value/x)"),
      (
        "duration", #"{"value":1,"unit":"m"}"#,
        "2:19: 'm' is not a unit of a duration; there are ms, s (at /t/$value/unit)"
      ),
      ("cubicBezier", "[0,0,1.5,0]", "2:6: the x of a point goes from 0 to 1 (at /t/$value/2)"),
      ("cubicBezier", "[0,0,1,null]", "2:8: a number should be here, not null (at /t/$value/3)"),
      (
        "typography", #"{"fontWeight":0}"#,
        "2:15: 0 is not a font weight: those go from 1 to 1000, or have a name such as 'bold' (at /t/$value/fontWeight)"
      ),
      ("typography", ##"{"fontWeight":1,"color":"#fff"}"##, "2:25: a typography has no 'color' (at /t/$value/color)"),
      (
        "strokeStyle", #"{"dashArray":[],"lineCap":"butt"}"#,
        "2:14: a list of dashes should be here (at /t/$value/dashArray)"
      ),
      (
        "strokeStyle", #"{"dashArray":[{"value":1,"unit":"px"}],"lineCap":"flat"}"#,
        "2:50: 'flat' is not a line cap; there are round, butt, square (at /t/$value/lineCap)"
      ),
      (
        "gradient", ##"[{"color":"#fff","position":true}]"##,
        "2:29: a number should be here, not true (at /t/$value/0/position)"
      ),
      ("gradient", "[[]]", "2:2: a gradient stop is an object with color, position, not an array (at /t/$value/0)"),
      (
        "shadow", "[[]]",
        "2:2: a shadow is an object with color, offsetX, offsetY, blur, spread, not an array (at /t/$value/0)"
      ),
      ("shadow", ##"{"color":"#000","offsetX":0}"##, "2:1: a shadow needs offsetY (at /t/$value)"),
    ])
  func invalidPartsAreReportedAtThePart(type: String, value: String, complaint: String) {
    #expect(self.complaint(type, value).first == "a.json:" + complaint)
  }

  /// A shadow with every part wrong.
  @Test("Every invalid part of a value is reported") func allPartsAreChecked() {
    let zero = #"{"value": 0}"#
    let shadow =
      #"{"color": "red", "offsetX": \#(zero), "offsetY": 1, "blur": "{none}", "spread": null, "inset": "no"}"#
    #expect(complaint("shadow", shadow).count == 6)
    #expect(complaint("gradient", "[1, 2, \"{none}\"]").count == 3)
  }
}
