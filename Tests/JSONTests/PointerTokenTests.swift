import JSON
import Testing

/// The tokens of JSON pointers, with the examples of RFC 6901 and keys that could be mistaken for others.
@Suite("Tokens of JSON pointers") struct PointerTokenTests {
  @Test(
    "A key and its token mean each other",
    arguments: [
      ("", ""), ("foo", "foo"), ("a/b", "a~1b"), ("m~n", "m~0n"), ("~1", "~01"), ("~0", "~00"), ("/~/", "~1~0~1"),
      ("crème ~ 焼き鳥", "crème ~0 焼き鳥"),
    ])
  func keysAndTokens(key: String, token: String) {
    #expect(key.pointerToken == token)
    #expect(String(pointerToken: token) == key)
  }

  @Test("A tilde that begins no escape stays as it is", arguments: ["~", "~2", "a~", "~~"])
  func looseTildes(token: String) {
    #expect(String(pointerToken: token) == token)
  }
}
