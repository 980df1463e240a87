import FacetModel
import Testing

/// The hints for a user whose file is not a feed.
struct FeedErrorTests {
  @Test(
    "The hint says cut off only for a text that ends too early",
    arguments: [
      (#"{"body":["#, true), (#"{"body"#, true), (#"{"body":tr"#, true), (#"{"body":-"#, true), (#"{"body":[]"#, true),
      (#"{"title":"caf\u00"#, true), (#"{"body":[],}"#, false), (#"{"body":[}"#, false), ("{}}", false),
      (#"{"n":01}"#, false), (#"{'body':[]}"#, false), ("<html>", false), ("", false),
    ])
  func onlyIncompleteTextsAreCutOff(text: String, isCutOff: Bool) throws {
    let error = try #require(throws: FeedError.self) { try decode(text) }
    #expect(error.hint?.contains("cut off") ?? false == isCutOff)
  }
}
