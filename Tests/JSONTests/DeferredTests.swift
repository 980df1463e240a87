import JSON
import Testing

/// Deferred values: checked while the document is read, and taken apart when they are asked for.
struct DeferredTests {
  private let text = #"{"id":"a","logging":{"n":[1,{"x":"é\n"}],"s":"t"},"after":true}"#

  @Test("A deferred value reads the same as a value that was read at once") func deferredValuesReadAlike() throws {
    let eager = try read(text)
    let lazy = try read(text, deferring: ["logging"])
    for document in [eager, lazy] {
      let logging = try #require(document.root["logging"])
      #expect(logging.kind == .object)
      #expect(logging["s"]?.string == "t")
      #expect(logging["n"]?.elements.map { $0.kind } == [.number, .object])
      #expect(logging["n"]?.elements.map { $0 }.last?["x"]?.string == "é\n")
      #expect(document.root["after"]?.bool == true)
      #expect(document.bytes.string(in: logging.range) == #"{"n":[1,{"x":"é\n"}],"s":"t"}"#)
    }
  }

  @Test("The range and the pointer of a value inside a deferred value refer to the file")
  func placesInsideDeferredValues() throws {
    let lazy = try read(text, deferring: ["logging"])
    let inner = try #require(lazy.root["logging"]?["n"]?.elements.map { $0 }.last?["x"])
    #expect(lazy.bytes.string(in: inner.range) == #""é\n""#)
    #expect(lazy.pointer(at: inner.range.lowerBound) == "/logging/n/1/x")
  }

  @Test(
    "Oddities inside a deferred value are noted like those of a value that is read at once",
    arguments: [
      #"{"logging":{"a":1,"b":{"c":[{"d":1,"d":2,"d":3},{"d":1}],"c":2},"a":2},"x":1,"x":2}"#,
      #"{"x":"\udc00","logging":{"\u0061":"\ud800","a":["\udfff"]},"logging":[{"e":1,"e":1}]}"#,
      #"[{"logging":{"a":{"a":{"a":1}},"b":1}},{"logging":{"b":1,"a":1,"b":[]}},{"logging":{}}]"#,
    ])
  func notesInDeferredValues(_ text: String) throws {
    var limits = ReadingLimits()
    limits.notesDeferredValues = true
    let interner = Interner(names: ["logging"])
    let key = SymbolSet([Symbol(rawValue: 0)])
    let lazy = try Document.read(ByteBuffer(text), interner: interner, deferring: key, limits: limits)
    let eager = try Document.read(ByteBuffer(text), interner: Interner())
    #expect(lazy.notes.notes == eager.notes.notes)
    #expect(!eager.notes.notes.isEmpty)
  }

  @Test(
    "A syntax error inside a deferred value is reported while the document is read",
    arguments: [
      (#"{"logging":{"n":[1,]}}"#, 19), (#"{"logging":{"n":01}}"#, 16), (#"{"logging":{"n":"\q"}}"#, 17),
      (#"{"logging":[[[}"#, 14), (#"{"logging":{"n":tru}}"#, 16), (#"{"logging":{n:1}}"#, 12),
    ])
  func faultsInDeferredValues(_ text: String, at offset: Int) {
    let error = #expect(throws: SyntaxError.self) { try read(text, deferring: ["logging"]) }
    #expect(error?.offset == offset)
  }

  @Test("The depth limit holds inside deferred values") func theDepthLimitHoldsInsideDeferredValues() {
    let deep = #"{"logging":"# + String(repeating: "[", count: 600) + String(repeating: "]", count: 600) + "}"
    let error = #expect(throws: SyntaxError.self) { try read(deep, deferring: ["logging"]) }
    #expect(error?.reason == .tooDeep(limit: 512))
  }
}
