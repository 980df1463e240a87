import JSON
import Testing

/// Comparisons of two JSON strings by their values, however they are escaped.
struct ComparingTests {
  @Test(
    "Two strings with the same value compare equal, whatever escapes they use",
    arguments: [
      (#""""#, #""""#), (#""abc""#, #""abc""#), (#""a\u0062c""#, #""abc""#), (#""\u00e9t\u00E9""#, #""été""#),
      (#""\u00e9""#, #""\u00E9""#), (#""a\/b""#, #""a/b""#), (#""a\nb""#, #""a\u000ab""#), (#""\\n""#, #""\u005cn""#),
      (#""\ud83d\ude00""#, #""😀""#), (#""abc\u0064""#, #""abcd""#), (#""\u0061bc""#, #""abc""#),
    ])
  func equalStringsCompareEqual(left: String, right: String) throws {
    #expect(try says(left, right) == true)
    #expect(try says(right, left) == true)
  }

  @Test(
    "Two strings with different values compare unequal",
    arguments: [
      (#""abc""#, #""abd""#), (#""abc""#, #""abcd""#), (#""""#, #""a""#), (#""a\u0062c""#, #""xbc""#),
      (#""\u00e9""#, #""\u00ea""#), (#""ab\u0063""#, #""abcd""#), (#""abc\u0064""#, #""abc""#), (#""\\n""#, #""\n""#),
      (#""x\u00e9""#, #""\u00e9""#),
    ])
  func differentStringsCompareUnequal(left: String, right: String) throws {
    #expect(try says(left, right) == false)
    #expect(try says(right, left) == false)
  }

  @Test("Comparing a string with a value of another kind gives no answer", arguments: ["1", "null", "[]", "{}"])
  func onlyStringsAreCompared(other: String) throws {
    #expect(try says(#""a""#, other) == nil)
    #expect(try says(other, #""a\n""#) == nil)
  }

  private func says(_ left: String, _ right: String) throws -> Bool? {
    let interner = Interner()
    let documents = try [left, right].map { try Document.read(ByteBuffer($0), interner: interner) }
    return documents[0].root.hasSameText(as: documents[1].root)
  }
}
