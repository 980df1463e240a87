import Testing
import Text

@testable import FacetModel

struct CursorMaskTests {
  @Test(
    "Cursors are hidden by stars of the same width, and other text stays",
    arguments: [
      (#""cursor": "eyJvZmZzZXQiOjIwfQ==","x"#, #""cursor": "********************","x"#),
      (#"store/1?cursor=eyJvZmZzZXQi&pickup=true"#, #"store/1?cursor=************&pickup=true"#),
      (#"\"cursor\":\"eyJvZmZzZXQi\""#, #"\"cursor\":\"************\""#),
      (#"facet_feed/eyJvZmZzZXQi/"#, #"facet_feed/************/"#.replacing("************/", with: "*************")),
      (#""title": "a cursor blinks""#, #""title": "a cursor blinks""#), ("plain", "plain"),
    ] as [(String, String)])
  func cursorsAreHiddenInPlace(text: String, masked: String) {
    #expect(CursorMask.masked(SafeText(text)).string == masked)
    #expect(CursorMask.masked(SafeText(text)).columns == SafeText(text).columns)
  }
}
