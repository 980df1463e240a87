import JSON
import Testing

/// What two strings say, however they are written.
struct ComparingTests {
  @Test(arguments: [
    (#""""#, #""""#), (#""abc""#, #""abc""#), (#""a\u0062c""#, #""abc""#), (#""\u00e9t\u00E9""#, #""été""#),
    (#""\u00e9""#, #""\u00E9""#), (#""a\/b""#, #""a/b""#), (#""a\nb""#, #""a\u000ab""#), (#""\\n""#, #""\u005cn""#),
    (#""\ud83d\ude00""#, #""😀""#), (#""abc\u0064""#, #""abcd""#), (#""\u0061bc""#, #""abc""#),
  ])
  func sayTheSame(left: String, right: String) throws {
    #expect(try says(left, right) == true)
    #expect(try says(right, left) == true)
  }

  @Test(arguments: [
    (#""abc""#, #""abd""#), (#""abc""#, #""abcd""#), (#""""#, #""a""#), (#""a\u0062c""#, #""xbc""#),
    (#""\u00e9""#, #""\u00ea""#), (#""ab\u0063""#, #""abcd""#), (#""abc\u0064""#, #""abc""#), (#""\\n""#, #""\n""#),
    (#""x\u00e9""#, #""\u00e9""#),
  ])
  func sayDifferentThings(left: String, right: String) throws {
    #expect(try says(left, right) == false)
    #expect(try says(right, left) == false)
  }

  @Test(arguments: ["1", "null", "[]", "{}"])
  func onlyStringsSaySomething(other: String) throws {
    #expect(try says(#""a""#, other) == nil)
    #expect(try says(other, #""a\n""#) == nil)
  }

  private func says(_ left: String, _ right: String) throws -> Bool? {
    let interner = Interner()
    let documents = try [left, right].map { try Document.read(ByteBuffer($0), interner: interner) }
    return documents[0].root.says(theSameAs: documents[1].root)
  }
}
