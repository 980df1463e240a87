import Prism
import TestSupport
import Testing

/// Files nobody in their right mind writes: an answer, in time, and no crash.
struct HostileTokenTests {
  private let count = 10_000

  private func chain(_ end: String) -> String {
    let links = (0..<count).map { #""t\#($0)":{"$value":"{t\#($0 + 1)}"}"# }
    return "{\(links.joined(separator: ",")),\"t\(count)\":\(end)}"
  }

  @Test func longLinesOfAliasesAreFollowed() throws {
    let set = try tokens(chain(##"{"$type":"color","$value":"#123456","$extensions":{"x":1}}"##))
    #expect(set.tokens.count == count + 1)
    #expect(set.color("t0")?.rgb == RGB(0x123456))
    #expect(set.extension("x", of: "t0")?.int == 1)
  }

  @Test func longCirclesAreCutShort() {
    let found = complaints(chain(#"{"$value":"{t0}"}"#))
    let start = (0..<15).map { "t\($0)" }.joined(separator: " → ")
    #expect(
      found == [
        "a.json:1:17: tokens refer to each other in a circle: \(start) → (9986 more) → t0 (at /t0/$value)"
      ])
  }

  @Test func longLinesOfPointersAreFollowed() throws {
    let links = (0..<count).map { ##""t\##($0)":{"$value":{"$ref":"#/t\##($0 + 1)/$value"}}"## }
    let parts = (0..<count).map {
      ##""p\##($0)":{"$value":{"unit":"px","value":{"$ref":"#/p\##($0 + 1)/$value/value"}}}"##
    }
    let set = try tokens(
      """
      {"$type":"dimension",\((links + parts).joined(separator: ",")),
       "t\(count)":{"$value":{"unit":"px","value":3}},"p\(count)":{"$value":"{t0}"}}
      """)
    #expect(set.dimension("t0") == DimensionToken(3, .px))
    #expect(set.dimension("p0") == DimensionToken(3, .px))
  }

  @Test func longLinesOfExtensionsAreFollowed() throws {
    let links = (0..<count).map { #""g\#($0)":{"$extends":"{g\#($0 + 1)}"}"# }
    let set = try tokens("{\(links.joined(separator: ",")),\"g\(count)\":{\"x\":{\"$type\":\"number\",\"$value\":1}}}")
    #expect(set.tokens.count == count + 1)
    #expect(set.number("g0.x") == 1)
    #expect(complaints("{\(links.joined(separator: ",")),\"g\(count)\":{\"$extends\":\"{g0}\"}}").count == 1)
  }

  /// Each level has twice what the level below has.
  @Test func aFewLinesCannotAskForBillions() {
    let levels = (1...40).map { #""g\#($0)":{"l":{"$extends":"{g\#($0 - 1)}"},"r":{"$extends":"{g\#($0 - 1)}"}}"# }
    let found = complaints("{\"g0\":{\"x\":{\"$type\":\"number\",\"$value\":1}},\(levels.joined(separator: ","))}")
    #expect(found.count == 1)
    #expect(found.first?.contains("this extension leads to more than 200000 tokens and groups") == true)
  }

  @Test func gradientsOfGradientsDoNotUnfold() throws {
    let levels = (1...1000).map { #""g\#($0)":{"$value":["{g\#($0 - 1)}","{g\#($0 - 1)}"]}"# }
    let set = try tokens(
      ##"{"$type":"gradient","g0":{"$value":[{"color":"#fff","position":0}]},\##(levels.joined(separator: ","))}"##)
    #expect(set["g1000"]?.value == .gradient)
  }

  @Test(arguments: [10, 510])
  func deepGroupsAreRead(depth: Int) throws {
    let text =
      String(repeating: #"{"a":"#, count: depth) + #"{"$type":"number","$value":1}"#
      + String(repeating: "}", count: depth)
    let path = Array(repeating: "a", count: depth).joined(separator: ".")
    #expect(try tokens(text).number(path) == 1)
  }

  @Test func manyErrorsAreQuicklyCounted() throws {
    let wrong = (0..<100_000).map { #""t\#($0)":{"$x":1}"# }
    let error = #expect(throws: TokenErrors.self) { try tokens("{\(wrong.joined(separator: ","))}") }
    #expect(error?.errors.count == 200)
    #expect(error?.errors.last?.place.pointer == "/t199/$x")
    #expect(error?.count == 100_000)
  }

  @Test func everyTokenOfManyMayLeadBackToTheFirst() {
    let links = (0..<2000).map { #""t\#($0)":{"$value":["{t0}","{t\#($0 + 1)}"]}"# }
    let found = complaints("{\"$type\":\"gradient\",\(links.joined(separator: ",")),\"t2000\":{\"$value\":[\"{t0}\"]}}")
    #expect(!found.isEmpty)
  }

  /// Files with strings exchanged are read or refused.
  @Test func noFileCrashes() {
    let text = ##"""
      {"$type": "color", "a": {"$value": "{b.$root}", "$deprecated": true}, "b": {"$root": {"$value": "#fff"},
       "c": {"$type": "shadow", "$value": [{"color": "{a}", "offsetX": {"value": 1, "unit": {"$ref": "#/d/$value/unit"}},
        "offsetY": "{d}", "blur": "{d}", "spread": "{d}", "inset": true}]}, "c2": {"$type": "shadow", "$value": ["{b.c3}"]},
       "c3": {"$ref": "#/b/c/$value/0", "$type": "shadow"}}, "d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
       "e": {"$extends": "{b}", "$root": {"$value": {"colorSpace": "oklch", "components": [1, {"$ref": "#/f"}, "none"]}}},
       "f": {"$type": "number", "$value": 0}, "g": {"h": {"$extends": "#/e"}, "i": {"$ref": "#/g/h/$root/$value"}}}
      """##
    var generator = SeededGenerator(seed: 4)
    // No string in it holds a quote: every second piece is the content of one.
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    var read = 0
    for _ in 0..<1000 {
      var changed = pieces
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let one = Int.random(in: 0..<pieces.count / 2, using: &generator)
        let other = Int.random(in: 0..<pieces.count / 2, using: &generator)
        changed[2 * one + 1] = pieces[2 * other + 1]
      }
      read += complaints(changed.joined(separator: "\""), text).isEmpty ? 1 : 0
    }
    #expect((1..<500).contains(read), "\(read)")
  }

  /// The same characters written in two ways are two names.
  @Test func namesAreComparedByteForByte() throws {
    let set = try tokens(
      "{\"$type\":\"number\",\"e\u{301}\":{\"$value\":1},\"\u{E9}\":{\"$value\":2},\"a\u{301}.b\":{}}".replacing(
        "a\u{301}.b", with: "c"))
    #expect(set.number("e\u{301}") == 1)
    #expect(set.number("\u{E9}") == 2)
    #expect(complaints("{\"a.\u{301}b\":{}}").count == 1)
    #expect(complaints("{\"a\":{\"$type\":\"number\",\"$value\":\"{\u{301}a}\"}}").count == 1)
  }
}
