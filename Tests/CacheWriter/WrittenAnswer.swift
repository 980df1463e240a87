import JSON

@testable import Feeds

/// An answer that shows which one it is, from its first byte to its last.
struct WrittenAnswer {
  let key: RequestKey
  let response: HTTPResponse

  init(_ number: Int) {
    let address = URIReference("https://feeds.example/\(number)")
    key = RequestKey(address, headers: [], brand: "any")
    let text = Array("answer \(number).".utf8)
    let count = 100 + number * 7919 % 60_000
    let body = (0..<count).map { text[$0 % text.count] }
    response = HTTPResponse(address: address, status: 200, body: ByteBuffer(body), mayBeKept: true)
  }
}
