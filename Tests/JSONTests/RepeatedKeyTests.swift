import JSON
import Testing

/// Objects with the same keys in the same order take a faster path through the reader, which must read them alike.
struct RepeatedKeyTests {
  @Test(
    "A key that resembles the expected key is read as it is written",
    arguments: [
      // A prefix of the expected key, the expected key as a prefix, another key of its length.
      (#"[{"a":1,"title":2},{"a":1,"tit":2}]"#, ["a", "tit"]),
      (#"[{"a":1,"tit":2},{"a":1,"title":2}]"#, ["a", "title"]),
      (#"[{"a":1,"identifier":2},{"a":1,"identifiex":2}]"#, ["a", "identifiex"]),
      // The bytes of the keys are compared, not their unescaped values.
      (#"[{"a":1,"x\\nz":2},{"a":1,"x\nz":2}]"#, ["a", "x\nz"]), (#"[{"a":1,"\u0022":2},{"a":1,"":2}]"#, ["a", ""]),
      (#"[{"a":1,"\u0061b":2},{"a":1,"ab":2}]"#, ["a", "ab"]), (#"[{"a":1,"ab":2},{"a":1,"\u0061b":2}]"#, ["a", "ab"]),
      (#"[{"é":1,"—":2},{"é":1,"—" : 2}]"#, ["é", "—"]),
    ])
  func expectedKeysAreReadAsWritten(_ text: String, _ expected: [String]) throws {
    let document = try read(text)
    let last = try #require(document.root.elements.map { $0 }.last)
    #expect(last.members.map { document.interner.string($0.key) } == expected)
    #expect(last.members.map { $0.value.int } == [1, 2])
  }

  @Test(
    "A text that ends inside an expected key is refused where it ends",
    arguments: [
      (#"[{"a":1,"title":2},{"a":1,"title"#, SyntaxError.Unfinished.string, 26),
      (#"[{"a":1,"title":2},{"a":1,"tit"#, .string, 26), (#"[{"a":1,"title":2},{"a":1,"title""#, .object, 19),
    ])
  func textsCutInAnExpectedKey(_ text: String, in part: SyntaxError.Unfinished, opened: Int) {
    let error = #expect(throws: SyntaxError.self) { try read(text) }
    #expect(error == SyntaxError(.endsInside(part, opened: opened), at: text.utf8.count))
  }

  @Test("A key above the length limit is noted each time it occurs") func longKeysAreNotedEachTime() throws {
    var limits = ReadingLimits()
    limits.stringBytes = 4
    let text = #"[{"a":1,"title":2},{"a":1,"title":2}]"#
    let document = try Document.read(ByteBuffer(text), interner: Interner(), limits: limits)
    #expect(document.notes.notes.map(\.offset) == [8, 26])
  }
}
