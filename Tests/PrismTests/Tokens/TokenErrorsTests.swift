import Prism
import Testing

/// The report of a load that finds several errors.
struct TokenErrorsTests {
  @Test("Syntax errors of one file are reported together with the errors of the others")
  func syntaxErrorsAreReportedWithOtherErrors() {
    #expect(
      complaints("{\n \"a\": tru}", #"{"$type": "number", "a": {"$value": "x"}, "b": {"$value": "{c}"}}"#, "") == [
        "a.json:2:7: the only words in JSON are true, false and null",
        "b.json:1:37: a number should be here, not a string (at /a/$value)", "c.json:1:1: the input is empty",
      ])
  }

  @Test("Errors are reported in the order of the file") func errorsFollowTheFile() {
    let text = """
      {"$type": "number",
       "z": {"$value": "{y}"}, "y": {"$value": "{z}"},
       "a": {"$value": "{none}"}, "b": {"$value": true}, "c": {"$type": "x", "$value": 1},
       "d.e": {"$value": 1}, "$f": 1}
      """
    #expect(
      complaints(text).map { $0.prefix(12) } == [
        "a.json:2:18:", "a.json:3:18:", "a.json:3:45:", "a.json:3:67:", "a.json:4:9: ", "a.json:4:30:",
      ])
  }

  @Test("Errors beyond the limit are counted but not kept") func errorsBeyondTheLimitAreCounted() throws {
    var limits = TokenLimits()
    limits.errors = 2
    let error = #expect(throws: TokenErrors.self) {
      try tokens(#"{"$type": "number", "a": {"$value": 1, "$x": 1, "$y": 1}, "b": 5}"#, limits: limits)
    }
    #expect(error?.errors.count == 2)
    #expect(error?.count == 3)
    #expect(error?.description.split(separator: "\n").last == "and 1 more")
  }

  @Test("Repeated keys and lone surrogates are errors") func repeatedKeysAndLoneSurrogatesAreErrors() {
    let text = #"{"$type": "number", "c": {"$value": 1, "$value": 2}, "a": {}, "a": {"$value": 3}, "b\ud800": {}}"#
    #expect(
      complaints(text) == [
        "a.json:1:50: this key occurs more than once in its object (at /c/$value)",
        "a.json:1:68: this key occurs more than once in its object (at /a)", "a.json:1:85: half a surrogate pair",
      ])
  }
}
