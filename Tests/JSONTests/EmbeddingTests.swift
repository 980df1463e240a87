import JSON
import Testing

/// Documents that are strings of other documents.
struct EmbeddingTests {
  /// Escaped so that each level is only a little longer than the level inside it.
  private func document(levels: Int) throws -> Document {
    var text = #"{"a":1}"#
    for _ in 0..<levels {
      let escaped = text.replacing(#"\"#, with: #"\u005c"#).replacing("\"", with: #"\u0022"#)
      text = #"{"data":"\#(escaped)"}"#
    }
    return try read(text)
  }

  @Test("Documents embedded up to the limit are read") func embeddingUpToTheLimitIsRead() throws {
    let limit = ReadingLimits().embedding
    var document = try document(levels: limit)
    for _ in 0..<limit {
      document = try #require(try document.root["data"]?.embedded())
    }
    #expect(document.root["a"]?.int == 1)
    #expect(document.pointer(at: 5).hasPrefix("/data/data"))
  }

  /// Each level copies all levels inside it: a thousand levels in ten megabytes would take gigabytes.
  @Test("An embedded document beyond the limit is refused") func embeddingBeyondTheLimitIsRefused() throws {
    let limit = ReadingLimits().embedding
    var document = try document(levels: 20)
    for _ in 0..<limit {
      document = try #require(try document.root["data"]?.embedded())
    }
    let error = #expect(throws: SyntaxError.self) { try document.root["data"]?.embedded() }
    #expect(error?.reason == .tooDeep(limit: limit))
  }
}
