import Feeds
import Testing

/// A header is one line, whatever somebody writes.
struct HTTPHeaderTests {
  @Test func spaceAroundAValueIsNoneOfIt() throws {
    let header = try #require(HTTPHeader(line: "Authorization:  Bearer a:b \t"))
    #expect(header.name == "Authorization")
    #expect(header.value == "Bearer a:b")
  }

  @Test(arguments: [
    "X: a\r\nY: b", "X: a\nY: b", "X: a\rb", "X: a\0b", "X\r: a", "X Y: a", ": a", "no colon", "", "Ü: a", "X: \u{7F}",
  ])
  func whatIsNoHeaderIsRefused(line: String) {
    #expect(HTTPHeader(line: line) == nil)
  }

  @Test func aValueMayBeEmptyOrInAnyLanguage() {
    #expect(HTTPHeader(line: "X-Empty:")?.value == "")
    #expect(HTTPHeader(line: "X-City: Köln")?.value == "Köln")
  }
}
