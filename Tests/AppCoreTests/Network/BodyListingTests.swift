import JSON
import TestSupport
import Testing

@testable import AppCore

/// The lines of an answer.
@Suite("The lines of an answer") struct BodyListingTests {
  private func lines(_ text: String) -> [String] {
    var listing = BodyListing(ByteBuffer(text))
    listing.extend(to: 10_000)
    return (0..<listing.count).compactMap { number in
      listing.line(number).map { String(repeating: " ", count: $0.depth) + listing.text(of: $0).text }
    }
  }

  @Test("JSON has a line for each value and each closing bracket, however it was written")
  func valuesHaveLines() {
    let expected = ["{", " \"a\": [", "  1,", "  \"x, {y\"", " ],", " \"b\": {},", " \"c\": []", "}"]
    #expect(lines(#"{"a":[1,"x, {y"],"b":{},"c":[]}"#) == expected)
    #expect(lines("{ \"a\" : [\n1 ,\n \"x, {y\"] , \"b\":{ }\n,\"c\": [ ] }\n") == expected)
  }

  @Test("A quote after a backslash does not end a string")
  func escapesStayInStrings() {
    #expect(lines(#"["a\",b","\\"]"#) == ["[", #" "a\",b","#, #" "\\""#, "]"])
  }

  @Test("Text that is not JSON has the lines that it was written in")
  func textKeepsItsLines() {
    #expect(lines("<p>\n{a, b}\n\nend") == ["<p>", "{a, b}", "", "end"])
    let long = String(repeating: "é", count: 1200)
    #expect(lines(long).joined() == long)
  }

  @Test(
    "Broken JSON ends without an error",
    arguments: ["{", "[[[", "]]]", "{\"a", "{\"a\\", "[1,,2]", "{\"a\":}", "}{", "[\"\\"])
  func brokenJSON(text: String) {
    #expect(lines(text).joined().filter { $0 != " " } == text)
  }

  @Test("Lines are found the same one by one and all at once, in an answer with very long strings")
  func linesAreFoundInAnyOrder() {
    var random = SeededGenerator(seed: 7)
    let parts = (0..<900).map { number in
      let text = String(repeating: "x", count: number % 90 == 0 ? 40_000 : Int.random(in: 0..<50, using: &random))
      return number % 7 == 0 ? "{\"k\(number)\":[\"\(text)\"]}" : "\"\(text)\""
    }
    let bytes = ByteBuffer("[" + parts.joined(separator: ",") + "]")
    var whole = BodyListing(bytes)
    whole.extend(to: .max / 2)
    var scanner = BodyScanner(isJSON: true)
    let expected = bytes.withUnsafeBytes(in: 0..<bytes.count) { bytes in
      var lines: [BodyLine] = []
      while let line = scanner.next(in: bytes) { lines.append(line) }
      return lines
    }
    #expect((0..<whole.count).map { whole.line($0) } == expected)
    var steps = BodyListing(bytes)
    for number in expected.indices { steps.extend(to: number) }
    #expect(steps.count == expected.count && steps.line(expected.count - 1) == expected.last)
  }

  @Test("Only the lines that are asked for are looked for")
  func linesAreLookedForLazily() {
    var listing = BodyListing(ByteBuffer("[" + String(repeating: "1,", count: 100_000) + "1]"))
    listing.extend(to: 40)
    #expect(listing.count == 41 && !listing.isComplete)
    #expect(listing.line(41) == nil)
  }
}
