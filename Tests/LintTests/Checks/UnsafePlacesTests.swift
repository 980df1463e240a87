import JSON
import Testing

@testable import Lint

/// The search for places that may hold characters which are not text.
struct UnsafePlacesTests {
  private func mayBe(in string: String) throws -> Bool {
    let document = try Document.read(ByteBuffer("{\"a\":\"plain\",\"b\":\(string)}"), interner: Interner())
    let places = try #require(UnsafePlaces(document))
    let plain = try #require(document.root["a"])
    #expect(!places.mayBe(in: plain))
    return places.mayBe(in: try #require(document.root["b"]))
  }

  @Test(
    "A string that a control or an invisible character can come from is found",
    arguments: [
      #""\u0000""#, #""twelve bytes\u001b""#, #""\b""#, #""\f""#, "\"\u{7F}\"", "\"1234567\u{202E}\"",
      #""\u202e""#, "\"\u{FEFF}\"", "\"\u{E000}\"", #""\uDB40\uDC41""#, "\"\u{E0041}\"", #""{\"a\":\"\\u0001\"}""#,
      #""{\"a\":\"\u005Cu0001\"}""#, #""a text of more than thirty-two bytes before it: \u009f""#,
    ])
  func unsafeStringsAreFound(_ string: String) throws {
    #expect(try mayBe(in: string))
  }

  @Test(
    "Other strings are not read again",
    arguments: [
      #""""#, #""é • 日本 😀""#, #""\u00e9 \u2022 \uD83D\uDE00 \n\t\/\"""#, #""a text of more than thirty-two bytes""#,
    ])
  func harmlessStringsAreNotFound(_ string: String) throws {
    #expect(try !mayBe(in: string))
  }
}
