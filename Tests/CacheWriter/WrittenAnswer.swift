import Feeds
import JSON

/// An answer that shows which one it is, from its first byte to its last.
struct WrittenAnswer {
  let key: RequestKey
  let response: HTTPResponse

  init(_ number: Int) {
    let address = URIReference("https://feeds.example/\(number)")
    key = RequestKey(address, headers: [], brand: "any")
    let body = String(repeating: "answer \(number). ", count: 10 + number * 7919 % 6000)
    response = HTTPResponse(address: address, status: 200, body: ByteBuffer(body), mayBeKept: true)
  }
}
