import JSON
import Testing

/// Documents in strings of documents.
struct EmbeddingTests {
  /// Spelled so that each level needs few more bytes than the one inside it.
  private func document(levels: Int) throws -> Document {
    var text = #"{"a":1}"#
    for _ in 0..<levels {
      let escaped = text.replacing(#"\"#, with: #"\u005c"#).replacing("\"", with: #"\u0022"#)
      text = #"{"data":"\#(escaped)"}"#
    }
    return try read(text)
  }

  @Test func aFewLevelsAreRead() throws {
    let limit = ReadingLimits().embedding
    var document = try document(levels: limit)
    for _ in 0..<limit {
      document = try #require(try document.root["data"]?.embedded())
    }
    #expect(document.root["a"]?.int == 1)
    #expect(document.pointer(at: 5).hasPrefix("/data/data"))
  }

  /// Each level is a copy of all inside it: a thousand levels in ten megabytes would be gigabytes.
  @Test func moreLevelsAreNot() throws {
    let limit = ReadingLimits().embedding
    var document = try document(levels: 20)
    for _ in 0..<limit {
      document = try #require(try document.root["data"]?.embedded())
    }
    let error = #expect(throws: SyntaxError.self) { try document.root["data"]?.embedded() }
    #expect(error?.reason == .tooDeep(limit: limit))
  }
}
