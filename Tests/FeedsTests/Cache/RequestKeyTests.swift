import JSON
import Testing

@testable import Feeds

struct RequestKeyTests {
  private func key(
    _ address: String = "https://feeds.example/home?x=1", _ headers: [(String, String)] = [], brand: String = "any"
  ) -> RequestKey {
    RequestKey(URIReference(address), headers: headers.compactMap { HTTPHeader($0, $1) }, brand: brand)
  }

  @Test("Requests that can have different answers have different keys") func keysDifferWhereAnswersDiffer() {
    let keys = [
      key(), key("https://feeds.example/home?x=2"), key("https://me:hush@feeds.example/home?x=1"), key(brand: "other"),
      key("http://feeds.example/home?x=1"), key("https://feeds.example/home?x=1", [("X-Facets-Version", "3.0.0")]),
      key("https://feeds.example/home?x=1", [("Authorization", "Bearer a")]),
      key("https://feeds.example/home?x=1", [("Authorization", "Bearer b")]),
      key("https://feeds.example/home?x=1", [("Cookie", "Bearer a")]),
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test("Each operation with its variables has a key of its own") func operationsHaveKeys() {
    func key(_ posted: String?) -> RequestKey {
      RequestKey(
        URIReference("https://feeds.example/graphql"), headers: [], brand: "any", posted: posted.map { ByteBuffer($0) })
    }
    let keys = [key(nil), key(""), key(#"{"variables":{"cursor":"a"}}"#), key(#"{"variables":{"cursor":"b"}}"#)]
    #expect(Set(keys).count == keys.count)
    #expect(key("a") == key("a"))
  }

  @Test("Fragments and the order of headers do not change a key") func keysIgnoreFragmentsAndHeaderOrder() {
    #expect(key("https://feeds.example/home?x=1#there") == key())
    let (one, other) = (("X-One", "1"), ("X-Other", "2"))
    #expect(key("https://a.example/", [one, other]) == key("https://a.example/", [other, ("x-one", "1")]))
  }
}
