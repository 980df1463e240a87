import Foundation
import TestSupport
import Testing

/// Files of the wrong kind, and the error that says what they are and what to do.
struct ForeignInputTests {
  private static let response = "save the response of the feed request itself"
  private static let texts: [(text: String, says: String)] = [
    (
      #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"x"}]}"#,
      "an Adaptive Card, not a Facet feed; \(response)"
    ),
    (#"{"$schema":"http://adaptivecards.io/schemas/adaptive-card.json"}"#, "an Adaptive Card, not"),
    (#"{"v":"5.5.7","fr":30,"ip":0,"op":60,"layers":[]}"#, "a Lottie animation, not"),
    (#"{"templates":{},"card":{"log_id":"a","states":[]}}"#, "a card of DivKit, not"),
    (#"{"_beagleComponent_":"beagle:screenComponent"}"#, "a screen of Beagle, not"),
    (#"{"$jason":{"head":{}}}"#, "a screen of Jasonette, not"),
    (#"{"blocks":[{"type":"divider"}]}"#, "a message of Slack blocks, not"),
    (#"<doc xmlns="https://hyperview.org/hyperview"/>"#, "a screen of Hyperview, not"),
    (#"{"type":"FeatureCollection","features":[]}"#, "GeoJSON, not"),
    (#"{"openapi":"3.1.0","paths":{}}"#, "an OpenAPI description, not"),
    (#"{"log":{"entries":[]}}"#, "a HAR, not a Facet feed; give it a name that ends with .har"),
    (#"{"query":"query Home { x }"}"#, "a GraphQL request, not a Facet feed; post it to its server: --graphql FILE"),
    ("query Home {\n x\n}\n", "a GraphQL request, not"),
    ("curl 'https://x.example/graphql' -H 'a: b'", "a cURL command, not a Facet feed; post it"),
    (
      #"{"data":{"me":{"id":"1"}}}"#, "a GraphQL response without a page, not a Facet feed; save the response of the op"
    ),
    (
      #"{"errors":[{"message":"Not signed in"}],"data":null}"#,
      "the server answered with an error instead of a feed: Not"
    ),
    ("{\"a\":1}\n{\"b\":2}\n", "JSON Lines, a value on each line, not a Facet feed; save the line with the feed"),
    (
      "HTTP/2 200 \r\ncontent-type: application/json\r\n\r\n{\"body\":[]}",
      "a response with its headers, not a Facet feed; save its body alone, as curl does without -i"
    ),
    ("HTTP/1.1 204 No Content\r\n\r\n", "a response with its headers, not"),
    ("data: {\"body\":[]}\n\n", "a stream of server-sent events, not a Facet feed; save the JSON of one event"),
    ("event: feed\ndata: {}\n\n", "a stream of server-sent events, not"),
    ("show({\"body\":[]});", "a call of a script (JSONP), not a Facet feed; save the JSON between its brackets"),
    ("/**/ a.b_1([{}])", "a call of a script (JSONP), not"),
    (
      "--x7\r\nContent-Type: application/json\r\n\r\n{\"body\":[]}\r\n--x7--",
      "a response in parts (multipart), not a Facet feed; save the JSON of one part"
    ),
    ("// the home page\n{\"body\":[]}", "JSON with comments, not a Facet feed; leave the comments out"),
    ("/* the home page */ {\"body\":[]}", "JSON with comments, not"),
    ("<!doctype html><html><body>Hi</body></html>", "HTML without data, not a Facet feed; save the page as it came"),
    (
      "<html><script type=\"application/json\">{\"a\":1}</script></html>",
      "a web page with one script of data, but none holds a feed; save the page as it came"
    ),
    (#"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>"#, "an SVG image, not"),
    ("<rss version=\"2.0\"/>", "a news feed (RSS or Atom), not"),
    ("---\na: 1\n", "YAML, not a Facet feed; convert it to JSON"),
    ("id,name,price\n1,Soup,12\n", "a table of values (CSV), not a Facet feed; convert it to JSON"),
    ("%PDF-1.7\n", "a PDF, not"), ("GIF89a\u{1}", "a GIF image, not"),
    ("PK\u{3}\u{4}", "a zip archive, not a Facet feed; unpack it"),
    (
      #"{"color":{"$type":"color","red":{"$value":"x"}}}"#,
      "a file of design tokens, not a Facet feed; use its folder as a brand"
    ),
  ]

  private static let bytes: [([UInt8], String)] = [
    ([0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A], "a PNG image, not"),
    ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG image, not"),
    ([0x1F, 0x8B, 8, 0], "a compressed file, not a Facet feed; unpack it"),
    (Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WEBPVP8 ".utf8), "a WebP image, not"),
    ([0, 0, 0, 0x1C] + Array("ftypavif".utf8), "an AVIF/HEIF image, not"),
    ([0x7F] + Array("ELF".utf8), "a program, not"),
  ]

  @Test("A file of the wrong kind is named, with what to do")
  func textsAreNamed() throws {
    for (text, says) in Self.texts {
      let command = try Facet.run(["render", "-"], input: Array(text.utf8))
      #expect(command.errors.contains(says), "\(text): \(command.errors)")
      #expect(command.status == .exited(65) && command.output.isEmpty)
    }
  }

  @Test(
    "Text that only begins like another kind is broken JSON",
    arguments: ["HTTP", "data", "show", "--", "/", "a(b)", "id: 1\ndata: x\n"])
  func otherTextsAreBroken(text: String) throws {
    let command = try Facet.run(["render", "-"], input: Array(text.utf8))
    #expect(!command.errors.contains("this is") && command.status == .exited(65), "\(command.errors)")
  }

  @Test("Bytes that are no text are named")
  func bytesAreNamed() throws {
    for (bytes, says) in Self.bytes {
      let command = try Facet.run(["render", "-"], input: bytes)
      #expect(command.errors.contains("this is \(says)"), "\(command.errors)")
      #expect(command.status == .exited(65))
    }
  }

  @Test("Lint names the kind, in the language of no user")
  func lintNamesTheKind() throws {
    let card = try Facet.run(["lint", "-"], input: Array(Self.texts[0].text.utf8))
    #expect(card.output.contains("error[F002]: this is an Adaptive Card, not a Facet feed"))
    let image = try Facet.run(["lint", "-"], input: Self.bytes[0].0)
    #expect(image.output.contains("error[F001]: this is a PNG image, not a Facet feed"))
  }

  @Test("A page in Spanish names the kind in Spanish")
  func spanishNamesTheKind() throws {
    let text = Array(Self.texts[0].text.utf8)
    let command = try Facet.run(["render", "-", "--language", "es"], input: text)
    #expect(command.errors.contains("esto es una Adaptive Card, no un feed de Facet; guarda la respuesta"))
  }

  @Test("An object with 200,000 keys is judged by its first ones")
  func manyKeysAreCheap() throws {
    let keys = (0..<200_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    let command = try Facet.run(["render", "-"], input: Array("{\(keys),\"type\":\"FeatureCollection\"}".utf8))
    #expect(command.errors.contains("this JSON is not a Facet feed: an object with 'k0', 'k1', 'k2', 'k3'"))
  }
}
