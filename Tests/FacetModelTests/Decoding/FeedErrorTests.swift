import FacetModel
import Testing

/// What is said to somebody whose file is no feed.
struct FeedErrorTests {
  @Test(arguments: [
    (#"{"body":["#, true), (#"{"body"#, true), (#"{"body":tr"#, true), (#"{"body":-"#, true), (#"{"body":[]"#, true),
    (#"{"title":"caf\u00"#, true), (#"{"body":[],}"#, false), (#"{"body":[}"#, false), ("{}}", false),
    (#"{"n":01}"#, false), (#"{'body':[]}"#, false), ("<html>", false), ("", false),
  ])
  func onlyATextThatEndsTooEarlyWasCutOff(text: String, isCutOff: Bool) throws {
    let error = try #require(throws: FeedError.self) { try decode(text) }
    #expect(error.hint?.contains("cut off") ?? false == isCutOff)
  }
}
