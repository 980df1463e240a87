import FacetModel
import JSON

/// Checks the feeds of a document. Each can be decoded by its name, names differ, and a document with one feed is also
/// found inside other documents.
struct FinderCheck {
  private let input: [UInt8]

  init(_ input: [UInt8]) {
    self.input = input
  }

  func run() {
    guard let feed = decode(input) else { return }
    checkNames(of: feed)
    // The feed must also be found inside an operation of a response, of a cache, and of page properties.
    guard PlainReader.read(input, depthLimit: 200, skipsMark: false) != nil, feed.others.isEmpty else { return }
    for (before, after) in [
      (#"{"data":{"anOperation":"#, "}}"), (#"{"ROOT_QUERY":{"anOperation({})":"#, "}}"), (#"{"props":[{"x":"#, "}]}"),
    ] {
      let inside = Array(before.utf8) + input + Array(after.utf8)
      if let found = decode(inside) { FeedCheck.run(found) }
    }
  }

  private func checkNames(of feed: Feed) {
    let names = feed.others.map(\.name)
    demand(Set(names).count == names.count, "two feeds of one response have one name")
    for name in names.prefix(4) {
      guard let other = decode(input, operation: name) else {
        return demand(false, "a feed is not found by its name")
      }
      demand(other.operation == name, "a name finds another feed")
      demand(other.others.count == feed.others.count, "the number of other feeds depends on the feed")
      FeedCheck.run(other)
    }
  }

  private func decode(_ bytes: [UInt8], operation: String? = nil) -> Feed? {
    try? FeedDecoder(interner: .forFeeds()).decode(ByteBuffer(bytes), operation: operation)
  }
}
