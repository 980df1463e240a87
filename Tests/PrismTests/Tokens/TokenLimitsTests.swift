import Prism
import Testing

/// What is more than anybody needs.
struct TokenLimitsTests {
  @Test func whatIsTooDeepIsAnError() {
    let text = String(repeating: #"{"a":"#, count: 100_000)
    #expect(complaints(text) == ["a.json:1:2561: nested deeper than 512 levels"])
    let nested = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(complaints(#"{"a":{"$type":"shadow","$value":\#(nested)}}"#).count == 1)
    #expect(
      complaints(#"{"a":{"$type":"color","$value":{"colorSpace":\#(nested),"components":\#(nested)}}}"#).count == 1)
  }

  @Test func whatIsTooLongOrTooMuchIsAnError() {
    let name = String(repeating: "n", count: 600)
    let value = #"{"$type":"number","$value":1}"#
    #expect(
      complaints(#"{"\#(name)":{"\#(name)":\#(value)}}"#).map { $0.prefix(60) }
        == ["a.json:1:1209: the path to this is longer than 1024 bytes (a"])
    #expect(
      complaints(#"{"\#(name)":{"$extends":"{b}"},"b":{"\#(name)":\#(value)}}"#).map { $0.prefix(72) }
        == ["a.json:1:605: this extension leads to paths of more than 1024 bytes (at "])
    var limits = TokenLimits()
    limits.nodes = 2
    #expect(
      complaints(#"{"a":\#(value),"b":\#(value),"c":\#(value),"d":\#(value)}"#, limits: limits) == [
        "a.json:1:74: more than 2 tokens and groups (at /c)"
      ])
    limits.reading.bytes = 10
    #expect(complaints(#"{"a":\#(value)}"#, limits: limits) == ["a.json:1:11: the input is larger than 10 bytes"])
  }
}
