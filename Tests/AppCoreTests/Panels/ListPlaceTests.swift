import AppTestSupport
import Drawing
import Testing

@testable import AppCore

/// The place in a list that has more lines than its panel has rows.
struct ListPlaceTests {
  private static let filter = """
    {"id":"size","component":{"id":"filter.range"},"text":{"title":"Size"},"custom":{"filter_id":"size",\
    "allowed_values":[\((1...40).map { #"{"query_value":"\#($0)","display_name":"Size \#($0)"}"# }.joined(separator: ","))]}}
    """

  private func app(height: Int) throws -> TestApp {
    try TestApp(
      json: #"{"body":[{"id":"s","header":[\#(Self.filter)],"body":[]}]}"#, size: Size(80, height), reducesMotion: true)
  }

  @Test("A filter with many values says which of them are shown")
  func valuesOfAFilter() throws {
    let app = try app(height: 14).press(.down).press(.enter)
    app.page("page").shows("─ 1-9 of 40 ─┘")
    app.press(.end).page("page").shows("─ 32-40 of 40 ─┘").shows("Size 40")
  }

  @Test("The palette, and the list of versions of a low screen, say which lines are shown")
  func paletteAndVersions() throws {
    try app(height: 30).type(":").page("page").shows("1-14 of ")
    try app(height: 9).type("V").page("page").shows("1-4 of ")
  }

  @Test(
    "A list that is shown whole has no place",
    arguments: [(":quit", "quit"), ("V", "As which version?"), ("v", "Side by side")])
  func wholeLists(keys: String, words: String) throws {
    try app(height: 40).type(keys).page("page").shows(words).hides(" of ")
  }
}
