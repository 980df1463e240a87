import TestSupport

private typealias Feed = HostileFeed

extension HostileTable {
  /// Very many values, and very deeply nested ones.
  static let largeLists: [HostileCase] = [
    .refused("depth-100000-of-lists", "F001", at: "1:513") { Feed.times(100_000, "[") },
    .refused("depth-100000-of-lists-closed", "F001", at: "1:513") {
      Feed.times(100_000, "[") + Feed.times(100_000, "]")
    },
    .refused("depth-100000-of-objects", "F001", at: "1:2561") { Feed.times(100_000, #"{"a":"#) },
    .refused("depth-100000-of-both", "F001", at: "1:1537") { Feed.times(100_000, #"[{"a":"#) },
    .shown("depth-512-a-thousand-times", "F035") {
      let deep = Feed.times(500, "[") + Feed.times(500, "]")
      return Feed.feed(
        (0..<full(1000)).map { Feed.facet("\($0)", "row.text", #""custom":\#(deep),"logging":{"a":\#(deep)}"#) })
    },
    .refused("values-1000000", "F002", at: "1:1") { "[\(Feed.times(full(1_000_000), "0,"))0]" },
    .shown("values-1000000-in-custom", "F035") {
      Feed.feed(Feed.facet("x", "row.text", #""custom":[\#(Feed.times(full(1_000_000), "0,"))0]"#))
    },
    .faulty("numbers-1000000-among-facets", "F012") { Feed.feed("\(Feed.times(full(1_000_000), "0,"))0") },
    .faulty("empty-objects-1000000-among-facets", "F009", "F010") {
      Feed.feed("\(Feed.times(full(1_000_000), "{},"))0")
    },
    .shown("children-100000-flat") { Feed.feed((0..<full(100_000)).map { Feed.facet("\($0)") }) },
    .shown("children-100001-nested", atFullSize: "F004") {
      Feed.feed(Feed.facet("p", "list.standard", #""children":[\#(Feed.list(full(100_001)) { Feed.facet("\($0)") })]"#))
    },
    .outOfOrder("children-100001-counted", "F011", atFullSize: "F004") {
      Feed.feed(
        Feed.list(full(100_001)) { Feed.facet("\($0)") },
        Feed.facet("p", "list.standard", #""childrenCount":\#(full(100_001))"#))
    },
    .shown("facets-200000-that-show-nothing") {
      Feed.feed((0..<full(200_000)).map { Feed.facet("\($0)", "row.store", #""text":{}"#) })
    },
    .shown("ids-200000-alike", "F008") { Feed.feed((0..<full(200_000)).map { _ in Feed.facet("x") }) },
    .shown("sections-100000-alike", "F008") {
      #"{"body":[\#(Feed.list(full(100_000)) { _ in #"{"id":"s","body":[\#(Feed.good)]}"# })]}"#
    },
    .faulty("children-count-chain-100000", "F013") {
      Feed.feed((0..<full(100_000)).map { Feed.facet("\($0)", "list.standard", #""childrenCount":1"#) })
    },
    .outOfOrder("children-count-everything-before", "F011", "F013") {
      Feed.feed((0..<full(100_000)).map { Feed.facet("\($0)", "row.text", #""childrenCount":99999999999"#) })
    },
    .faulty("children-count-two-of-three", "F013") {
      Feed.feed((0..<full(100_000)).map { Feed.facet("\($0)", "row.text", #""childrenCount":\#($0 % 3)"#) })
    },
    .shown("keys-50000-alike", "F006") {
      Feed.feed(Feed.facet("x", "row.text", #""custom":{\#(Feed.list(full(50_000)) { #""k":\#($0)"# })}"#))
    },
    .shown("keys-50000-twice", "F006") {
      Feed.feed(Feed.facet("x", "row.text", #""custom":{\#(Feed.list(full(50_000)) { #""k\#($0)":1,"k\#($0)":2"# })}"#))
    },
    .shown("keys-500000") {
      Feed.feed(Feed.facet("x", "row.text", #""custom":{\#(Feed.list(full(500_000)) { #""key\#($0)":0"# })}"#))
    },
    .shown("keys-40000-that-collide") {
      let members = CollidingKeys.make(full(40_000)).map { #""\#($0)":0"# }.joined(separator: ",")
      return Feed.feed(Feed.facet("x", "row.text", #""custom":{\#(members)}"#))
    },
    .shown("styles-50000-unknown", "F023") {
      Feed.feed(
        (0..<full(50_000)).map { number in
          let keys = ["dls_type", "size_class", "spacing", "background_color"]
          let words = keys.map { #""\#($0)":"DLS_WORD_\#(number)""# }
          return Feed.facet("\(number)", "row.text", #""style":{\#(words.joined(separator: ","))}"#)
        })
    },
    .shown("colours-500000-unknown", "F023") {
      let colors = (0..<100).map { #""k\#($0)_color":"USAGE_COLOR_\#($0)""# }.joined(separator: ",")
      return Feed.feed((0..<full(5000)).map { Feed.facet("\($0)", "row.text", #""custom":{\#(colors)}"#) })
    },
    .shown("badges-300000") {
      Feed.feed(
        Feed.facet("x", "row.store", #""custom":{"badges":[\#(Feed.list(full(300_000)) { #"{"text":"b\#($0)"}"# })]}"#))
    },
    .shown("custom-texts-300000") {
      let pairs = Feed.list(full(300_000)) { #"{"key":"k\#($0)","value":"v"}"# }
      return Feed.feed(Feed.facet("x", "row.store", #""text":{"title":"T","custom":[\#(pairs)]}"#))
    },
    .shown("faults-of-every-kind-100000", "F009", "F031", "F034", "F035", "F040", "F041", "F043") {
      Feed.feed((0..<full(40_000)).map { _ in Feed.faultyFacet })
    },
  ]
}
