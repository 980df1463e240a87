/// Writes a feed as web pages carry it: as rows that scripts push, and as an answer in a page's cache.
enum PageCorpus {
  /// The number of bytes in a script, as servers cut the rows.
  private static let piece = 16_384

  /// Returns the feed as a property of an element in a row, which is cut into scripts. Texts that begin with a dollar
  /// sign have a second one.
  static func rows(of feed: [UInt8]) -> [UInt8] {
    let head = "1:I[370,[\"10\"],\"default\"]\n5:[\"$\",\"$L1\",null,{\"data\":{\"homePageFacetFeed\":"
    let stream = Array(head.utf8) + dollarsDoubled(in: feed) + Array("}}]\n".utf8)
    var page = Array("<!doctype html><html><head><title>Home</title></head><body>\n".utf8)
    page.reserveCapacity(stream.count * 5 / 4)
    for start in stride(from: 0, to: stream.count, by: piece) {
      page += Array("<script>self.__next_f.push([1,\"".utf8)
      for byte in stream[start..<min(start + piece, stream.count)] { append(byte, to: &page) }
      page += Array("\"])</script>\n".utf8)
    }
    return page + Array("</body></html>\n".utf8)
  }

  /// Returns the feed among the answers of a cache, with its components in separate entries.
  static func cache(of feed: [UInt8]) -> [UInt8] {
    let key = Array("\"component\":{\"id\":\"".utf8)
    var components: [[UInt8]: [UInt8]] = [:]
    var text = Array("{\"ROOT_QUERY\":{\"homePageFacetFeed({\\\"x\\\":1})\":".utf8)
    text.reserveCapacity(feed.count)
    var at = 0
    while at < feed.count {
      guard feed[at] == key[0], feed[at...].starts(with: key),
        let end = feed[at...].firstIndex(of: UInt8(ascii: "}")),
        let quote = feed[(at + key.count)...].firstIndex(of: UInt8(ascii: "\""))
      else {
        text.append(feed[at])
        at += 1
        continue
      }
      let name = Array(feed[at + key.count..<quote])
      components[name] = Array(feed[at + 12...end])
      text += Array("\"component\":{\"__ref\":\"FacetV2Component:".utf8) + name + Array("\"}".utf8)
      at = end + 1
    }
    text.append(UInt8(ascii: "}"))
    for (name, component) in components.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      text += Array(",\"FacetV2Component:".utf8) + name + Array("\":".utf8) + component
    }
    return text + [UInt8(ascii: "}")]
  }

  private static func dollarsDoubled(in feed: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(feed.count + feed.count / 64)
    for index in feed.indices {
      let isStart = feed[index] == UInt8(ascii: "$") && index > 1 && feed[index - 1] == UInt8(ascii: "\"")
      if isStart, feed[index - 2] != UInt8(ascii: "\\") { text.append(UInt8(ascii: "$")) }
      text.append(feed[index])
    }
    return text
  }

  private static func append(_ byte: UInt8, to page: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): page += [UInt8(ascii: "\\"), byte]
    case 0x0A: page += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
    case UInt8(ascii: "<"): page += Array("\\u003c".utf8)
    default: page.append(byte)
    }
  }
}
