import FacetModel
import Feeds
import JSON

/// A response whose body and facets are made from its number, so that a reader can recognise it.
struct WrittenAnswer {
  let key: RequestKey
  let response: HTTPResponse
  let facetCount: Int

  init(_ number: Int) {
    let address = URIReference("https://feeds.example/\(number)")
    key = RequestKey(address, headers: [], brand: "any")
    let padding = String(repeating: "answer \(number). ", count: 10 + number * 7919 % 6000)
    facetCount = 1 + number % 40
    let rows = (0..<facetCount).map { row in
      #"{"id":"row:\#(number):\#(row)","component":{"id":"row.text","category":"row"},"text":{"title":"Row \#(row)"}}"#
    }
    let body = #"{"body":[{"id":"list","body":[\#(rows.joined(separator: ","))]}],"logging":"\#(padding)"}"#
    response = HTTPResponse(address: address, status: 200, body: ByteBuffer(body), mayBeKept: true)
  }

  var facets: FacetListing? {
    (try? FeedDecoder(interner: .forFeeds()).decode(response.body)).map { FacetListing($0) }
  }
}
