import JSON
import LanguageServer
import TestSupport
import Testing

/// Cutting the bytes of a client into messages.
struct MessageReaderTests {
  private func items(_ chunks: [String], limit: Int = 1000) -> [String] {
    var reader = MessageReader(limit: limit)
    var found: [String] = []
    for chunk in chunks {
      reader.append(Array(chunk.utf8))
      while let item = reader.next() {
        switch item {
        case .body(let bytes): found.append(bytes.string(in: 0..<bytes.count))
        case .fault(let error): found.append("fault \(error.code.rawValue)")
        }
      }
    }
    return found
  }

  @Test("Messages are the same however their bytes arrive")
  func cutsMakeNoDifference() {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:4\r\n\r\n[12]Content-Length: 0\r\n\r\n"
    #expect(items([stream]) == ["{}", "[12]", ""])
    #expect(items(stream.map(String.init)) == ["{}", "[12]", ""])
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      var rest = Array(stream)[...]
      var chunks: [String] = []
      while !rest.isEmpty {
        let count = Int.random(in: 1...9, using: &random)
        chunks.append(String(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      #expect(items(chunks) == ["{}", "[12]", ""])
    }
  }

  @Test(
    "After a header without a length, the next readable header counts",
    arguments: [
      "Content-Length: minus\r\n\r\n", "Hello: there\r\n\r\n{}", "Content-Length: 99999999999999999999999\r\n\r\n{}",
      "Content-Length: -5\r\n\r\n", String(repeating: "x", count: 5000), "Content-Length 7\r\n\r\nabcdefg",
    ])
  func faultyHeadersAreSkipped(_ faulty: String) {
    #expect(items([faulty + "Content-Length: 2\r\n\r\n{}"]) == ["fault -32600", "{}"])
    #expect(items([faulty, "Content-", "Length: 2\r\n\r\n{}"]) == ["fault -32600", "{}"])
  }

  @Test("The body of a message that is too long is dropped without being kept")
  func longBodiesAreDropped() {
    let long = "Content-Length: 1001\r\n\r\n" + String(repeating: "Content-Length: 1\n\n", count: 60).prefix(1001)
    #expect(items([long + "Content-Length: 2\r\n\r\n{}"]) == ["fault -32600", "{}"])
  }

  @Test("Bytes of any kind never stop the reader")
  func noiseIsSurvived() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      var reader = MessageReader(limit: 100)
      let noise = (0..<200).map { _ in Array("Content-Length: 3\r\n{}".utf8).randomElement(using: &random) ?? 0 }
      reader.append(noise)
      while reader.next() != nil {}
      reader.append(Array("\r\n\r\nContent-Length: 1\r\n\r\n7".utf8))
      var last: MessageReader.Item?
      while let item = reader.next() { last = item }
      _ = last
    }
  }
}
