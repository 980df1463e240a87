import Testing

import FacetModel

@testable import Lint

struct CursorTests {
  @Test(
    "Base64 is recognised in its variants, with and without padding",
    arguments: [
      ("eyJvZmZzZXQiOjIwfQ==", true), ("eyJvZmZzZXQiOjB9", true), ("eyJvZmZzZXQiOjIwfQ", true), ("YS1fLw", true),
      ("eyJvZmZzZXQiOjIwfQ%3D%3D", true), ("a+/_-w==", true), ("", true), ("abcde", false), ("ab=c", false),
      ("ab===", false), ("a*b", false), ("né", false), ("abc==", false),
    ])
  func base64IsRecognised(text: String, isBase64: Bool) {
    #expect(Cursor.isBase64(text) == isBase64)
  }

  @Test(
    "Cursors are found in the query and in the path of a URI",
    arguments: [
      ("store/1/?cursor=abc&pickup=true", ["abc"]), ("item/1/store/2?item_cursor=x&cursor=y", ["x", "y"]),
      ("facet_feed/abc/", ["abc"]), ("facet_feed/", []), ("offers/?precursor=1#cursor=2", []), ("store/1", []),
      ("https://www.doordash.com/facet_feed/q?cursor", ["q"]),
    ] as [(String, [String])])
  func cursorsAreFoundInURIs(uri: String, cursors: [String]) {
    #expect(Cursor.all(in: uri) == cursors)
  }
}
