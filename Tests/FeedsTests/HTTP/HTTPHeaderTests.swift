import Feeds
import Testing

/// Headers, which are a single line of a name and a value.
struct HTTPHeaderTests {
  @Test("Spaces around a value are dropped") func spacesAroundValuesAreDropped() throws {
    let header = try #require(HTTPHeader(line: "Authorization:  Bearer a:b \t"))
    #expect(header.name == "Authorization")
    #expect(header.value == "Bearer a:b")
  }

  @Test(
    "A line that is not a valid header is refused",
    arguments: [
      "X: a\r\nY: b", "X: a\nY: b", "X: a\rb", "X: a\0b", "X\r: a", "X Y: a", ": a", "no colon", "", "Ü: a",
      "X: \u{7F}",
    ])
  func invalidHeadersAreRefused(line: String) {
    #expect(HTTPHeader(line: line) == nil)
  }

  @Test("A value may be empty and may have letters beyond ASCII") func valuesMayBeEmptyOrNonASCII() {
    #expect(HTTPHeader(line: "X-Empty:")?.value == "")
    #expect(HTTPHeader(line: "X-City: Köln")?.value == "Köln")
  }
}
