import TestSupport

private typealias Feed = HostileFeed

extension HostileTable {
  /// References that expand to many facets, and JSON in strings in strings.
  static let largeReferences: [HostileCase] = [
    .faulty("references-60000-in-a-chain", "F013") {
      Feed.cache((0..<full(60_000)).map { entry("C\($0)", children: [ref("C\($0 + 1)")]) }, [ref("C0")])
    },
    .faulty("references-ten-to-the-thirtieth", "F015") {
      let entries = (0..<30).map { number in
        entry("L\(number)", children: Array(repeating: ref("L\(number + 1)"), count: 10))
      }
      return Feed.cache(entries + [entry("L30", children: [])], [ref("L0")])
    },
    .faulty("references-60000-to-one-large-list", "F015") {
      let children = (0..<1000).map { Feed.facet("\($0)") }
      return Feed.cache([entry("A", children: children)], Array(repeating: ref("A"), count: full(60_000)))
    },
    .faulty("references-60000-to-one-large-section", "F015") {
      let section = #""S":{"id":"S","body":[\#(Feed.list(1000) { Feed.facet("\($0)") })]}"#
      let sections = #"{"id":"s","body":[\#(Feed.good)]},\#(Feed.times(full(60_000), ref("S") + ","))\#(ref("S"))"#
      return #"{"ROOT_QUERY":{"feed":{"body":[\#(sections)]}},\#(section)}"#
    },
    .faulty("references-60000-to-one-large-custom", "F015") {
      sharing("custom", "{\(Feed.list(full(100_000)) { #""k\#($0)":1"# })}")
    },
    .faulty("references-60000-to-one-large-component", "F015", "F020") {
      sharing("component", #"{"id":"\#(Feed.times(full(1_000_000), "x"))"}"#)
    },
    .faulty("references-60000-to-one-large-text", "F015") {
      sharing("text", #"{"title":"\#(Feed.times(full(1_000_000), "x"))"}"#)
    },
    .faulty("references-100000-to-nothing", "F015") {
      Feed.cache([#""A":{}"#], (0..<full(100_000)).map { ref("no \($0)") })
    },
    .shown("strings-in-strings-18-deep-in-backslashes") {
      Feed.feed(Feed.facet("x", "row.text", #""custom":\#(nested(18, quote: inBackslashes))"#))
    },
    .shown("strings-in-strings-400-deep") {
      Feed.feed(Feed.facet("x", "row.text", #""custom":\#(nested(400, quote: inEscapes))"#))
    },
    .shown("strings-in-strings-with-100000-faults", "F031") {
      let faults = Feed.list(full(100_000)) { _ in #"{\"t\":\"\u202e\",\"d\":\"\\u001b\"}"# }
      return Feed.feed(Feed.facet("x", "row.text", #""custom":"{\"list\":[\#(faults)]}""#))
    },
    .shown("strings-20000-that-hold-a-document", "F041") {
      Feed.feed(
        (0..<full(20_000)).map { Feed.facet("\($0)", "row.store", #""custom":"{\"title\":\"\#($0)\",\"badges\":[]}""#) }
      )
    },
    .shown("strings-20000-that-hold-none", "F035") {
      Feed.feed(
        (0..<full(20_000)).map { Feed.facet("\($0)", "row.store", #""custom":"{\"title\":","logging":"\#($0)""#) })
    },
    .shown("modules-100000-that-wrap-nothing", "F042") {
      let modules = Feed.list(full(100_000)) { #"{"type":"m\#($0)","id":"m","data":{"x":{}}}"# }
      return #"{"display_modules":[{"type":"good","data":{"facets":[\#(Feed.good)]}},\#(modules)]}"#
    },
  ]

  private static func ref(_ name: String) -> String { #"{"__ref":"\#(name)"}"# }

  private static func entry(_ name: String, children: [String]) -> String {
    #""\#(name)":\#(Feed.facet(name, "list.standard", #""children":[\#(children.joined(separator: ","))]"#))"#
  }

  /// Returns a cache with 60,000 facets that all refer to one entry for a part.
  private static func sharing(_ part: String, _ entry: String) -> String {
    Feed.cache(
      [#""K":\#(entry)"#], (0..<full(60_000)).map { Feed.facet("\($0)", "row.text", #""\#(part)":\#(ref("K"))"#) })
  }

  /// Returns a quotation mark inside `depth` nested strings, each of which adds its backslashes.
  private static func inBackslashes(_ depth: Int) -> String {
    Feed.times((1 << depth) - 1, #"\"#) + "\""
  }

  /// Returns a quotation mark inside `depth` nested strings, each of which writes the code of the character.
  private static func inEscapes(_ depth: Int) -> String {
    depth == 0 ? "\"" : #"\"# + Feed.times(depth - 1, "u005c") + "u0022"
  }

  /// Returns JSON in strings in strings: `{"data":"{\"data\":\"…\"}"}`.
  private static func nested(_ levels: Int, quote: (Int) -> String) -> String {
    let quotes = (0...levels).map(quote)
    let opening = quotes.dropLast().map { "{\($0)data\($0):\($0)" }.joined()
    let title = "{\(quotes[levels])title\(quotes[levels]):\(quotes[levels])x\(quotes[levels])}"
    return opening + title + quotes.dropLast().reversed().map { "\($0)}" }.joined()
  }
}
