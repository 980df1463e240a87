import Testing
import Text

@testable import FacetModel

struct CursorMaskTests {
  @Test(
    "Each cursor is shown as an ellipsis, and other text stays",
    arguments: [
      (#""cursor": "eyJvZmZzZXQiOjIwfQ==","x"#, #""cursor": "…","x"#),
      (#"store/1?cursor=eyJvZmZzZXQi&pickup=true"#, #"store/1?cursor=…&pickup=true"#),
      (#"\"cursor\":\"eyJvZmZzZXQi\""#, #"\"cursor\":\"…\""#),
      (#"facet_feed/eyJvZmZzZXQi/"#, "facet_feed/…"),
      (#""title": "a cursor blinks""#, #""title": "a cursor blinks""#), ("plain", "plain"),
    ] as [(String, String)])
  func cursorsAreHiddenInPlace(text: String, masked: String) {
    #expect(CursorMask.masked(SafeText(text)).string == masked)
  }

  @Test(
    "A place after a cursor still points at the same character, and a place inside of it at the ellipsis",
    arguments: [(3, 3), (7, 7), (10, 7), (18, 7), (19, 8), (22, 11)])
  func placesMove(before: Int, after: Int) {
    let text = "cursor=eyJvZmZzZXQi&pickup=true"
    var place = before
    let masked = CursorMask.masked(SafeText(text), moving: &place)
    #expect(place == after)
    if before < 7 || before > 18 {
      #expect(masked.string.dropFirst(after).first == text.dropFirst(before).first)
    } else {
      #expect(masked.string.dropFirst(after).first == "…")
    }
  }
}
