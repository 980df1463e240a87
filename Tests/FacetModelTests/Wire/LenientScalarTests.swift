import FacetModel
import JSON
import Testing

/// Backends send numbers as strings, booleans as "true" and whole numbers as fractions.
struct LenientScalarTests {
  @Test(
    "A string may be sent as a number or a Boolean",
    arguments: [
      (#""text""#, "text"), (#""""#, nil), ("null", nil), ("7", "7"), ("7.0", "7"), ("-2", "-2"), ("4.25", "4.25"),
      ("true", "true"), ("false", "false"), ("[]", nil), ("{}", nil), (#"" ""#, " "), (#""\u0041""#, "A"),
      ("123456789012345678901234567890", "123456789012345678901234567890"),
    ] as [(String, String?)])
  func stringsMayBeOtherScalars(_ json: String, _ expected: String?) throws {
    #expect(try customValue(json).lenientString == expected)
  }

  @Test(
    "A Boolean may be sent as a word or as 0 or 1",
    arguments: [
      ("true", true), ("false", false), (#""true""#, true), (#""false""#, false), (#""True""#, true),
      (#""FALSE""#, false),
      ("1", true), ("0", false), ("1.0", true), ("0.0", false), (#""1""#, true), (#""0""#, false), ("2", nil),
      (#""yes, please""#, nil), (#""""#, nil), ("null", nil), ("[true]", nil), ("{}", nil), ("0.5", nil),
    ] as [(String, Bool?)])
  func booleansMayBeWordsOrNumbers(_ json: String, _ expected: Bool?) throws {
    #expect(try customValue(json).lenientBool == expected)
  }

  @Test(
    "A whole number may be sent as a fraction or a string",
    arguments: [
      ("7", 7), ("7.0", 7), (#""7""#, 7), (#""7.0""#, 7), ("-3", -3), ("7.5", nil), (#""7.5""#, nil),
      (#""seven""#, nil),
      (#""""#, nil), ("true", nil), ("null", nil), ("1e2", 100), ("1e300", nil), (#""1e300""#, nil), ("1e400", nil),
      (#""0x10""#, nil), (#""nan""#, nil), (#""inf""#, nil), ("9223372036854775807", 9_223_372_036_854_775_807),
      ("9223372036854775808", nil), (#""9223372036854775808""#, nil),
    ] as [(String, Int?)])
  func integersMayBeFractionsOrStrings(_ json: String, _ expected: Int?) throws {
    #expect(try customValue(json).lenientInt == expected)
  }

  @Test(
    "A number may be sent as a string",
    arguments: [
      ("4.5", 4.5), (#""4.5""#, 4.5), ("4", 4), (#""4""#, 4), (#""-0.5""#, -0.5), ("1e400", nil), (#""1e400""#, nil),
      (#""nan""#, nil), (#""infinity""#, nil), (#""0x1p3""#, nil), (#""4,5""#, nil), (#""""#, nil), ("true", nil),
      ("null", nil), (#""4.5 stars""#, nil),
    ] as [(String, Double?)])
  func numbersMayBeStrings(_ json: String, _ expected: Double?) throws {
    #expect(try customValue(json).lenientDouble == expected)
  }
}
