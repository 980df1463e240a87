import JSON
import TestSupport
import Testing

/// Documents that share an interner.
struct SessionTests {
  /// The table that finds repeated keys is as long as there are symbols. When every text had its own table, a feed of
  /// 80,000 facets with `custom` in a string took five seconds to lint.
  @Test("Small embedded texts are read quickly in a session of many symbols")
  func smallTextsInALongSession() throws {
    let time = try processorTime {
      let interner = Interner(names: (0..<2_000_000).map(String.init))
      let document = try Document.read(
        ByteBuffer(#"{"text":"{\"other\":1,\"key\":2,\"other\":3}"}"#), interner: interner)
      let text = try #require(document.root["text"])
      for _ in 0..<20_000 {
        let embedded = try #require(try text.embedded())
        #expect(embedded.notes.count == 1)
      }
    }
    #expect(time < .seconds(60), "\(time)")
  }

  @Test("A key is a repeat only if its own document has it twice") func repeatedKeysAreCountedPerDocument() throws {
    let interner = Interner()
    for _ in 0..<3 {
      #expect(try Document.read(ByteBuffer(#"{"a":1,"b":{"a":2}}"#), interner: interner).notes.count == 0)
      #expect(try Document.read(ByteBuffer(#"{"a":1,"a":{"b":2}}"#), interner: interner).notes.count == 1)
      #expect(throws: SyntaxError.self) { try Document.read(ByteBuffer(#"{"a":1,"a":2"#), interner: interner) }
    }
  }
}
