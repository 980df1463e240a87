import TestSupport

private typealias Feed = HostileFeed

extension HostileTable {
  /// A few very large values, and megabytes of white space.
  static let largeTexts: [HostileCase] = [
    .refused("spaces-10-megabytes", "F001", at: "1:\(full(10_000_000) + 1)") { Feed.times(full(10_000_000), " ") },
    .shown("spaces-10-megabytes-before-a-feed") { Feed.times(full(10_000_000), " ") + Feed.feed() },
    .refused("line-breaks-10-million", "F001", at: "\(full(10_000_000) + 1):1") { Feed.times(full(10_000_000), "\n") },
    .faulty("line-breaks-10-million-before-a-feed", "F012") { Feed.times(full(10_000_000), "\n") + Feed.feed("7") },
    .shown("tabs-10-megabytes-behind-a-feed") { Feed.feed() + Feed.times(full(10_000_000), "\t") },
    .refused("zeros-10-megabytes", "F001", at: "1:1") { Feed.times(full(10_000_000), "0") },
    .shown("title-1-megabyte") { Feed.feed(title(Feed.times(1_000_000, "x"))) },
    .shown("title-10-megabytes", "F005") { Feed.feed(title(Feed.times(5_000_000, "é"))) },
    .shown("title-of-backslashes", atFullSize: "F005") { Feed.feed(title(Feed.times(full(5_000_000), #"\\"#))) },
    .shown("title-of-escapes", "F031", atFullSize: "F005") {
      Feed.feed(title(Feed.times(full(1_000_000), #"\u001b"#)))
    },
    .shown("title-of-one-character") { Feed.feed(title("a" + Feed.times(500_000, "\u{301}"))) },
    .shown("title-of-flags") { Feed.feed(title(Feed.times(250_000, "\u{1F1E9}"))) },
    .shown("title-of-spaces") { Feed.feed(title(Feed.times(300_000, " •\u{3000}"))) },
    .shown("title-of-joiners") { Feed.feed(title(Feed.times(140_000, "\u{1F468}\u{200D}"))) },
    .shown("titles-1-megabyte-in-20-facets") {
      Feed.feed((0..<20).map { Feed.facet("\($0)", "row.store", allTexts(Feed.times(full(200_000), "x\($0) "))) })
    },
    .shown("texts-that-nearly-hold-each-other") {
      let words =
        #""description":"\#(Feed.times(1_000_000, "a"))","custom":{"delivery_fee_string":"\#(Feed.times(400_000, "a"))b"}"#
      return Feed.feed(Feed.facet("x", "row.store", #""text":{"title":"T",\#(words)}"#))
    },
    .shown("number-of-10-million-digits") {
      Feed.feed(Feed.facet("x", "row.text", #""text":{"title":\#(Feed.times(full(10_000_000), "9"))}"#))
    },
    .outOfOrder("children-count-of-10-million-digits", "F011") {
      Feed.feed(Feed.facet("x", "row.text", #""childrenCount":\#(Feed.times(full(10_000_000), "9"))"#))
    },
    .shown("rating-of-10-million-digits") {
      Feed.feed(
        Feed.facet("x", "row.store", #""custom":{"rating":{"average_rating":0.\#(Feed.times(full(10_000_000), "9"))}}"#)
      )
    },
    .shown("ids-of-megabytes", "F008", "F020", atFullSize: "F005") {
      Feed.feed((0..<3).map { _ in Feed.facet(Feed.times(full(2_000_000), "i"), Feed.times(full(1_500_000), "c")) })
    },
    .shown("style-words-of-a-megabyte", "F023") {
      let word = Feed.times(1_000_000, "w")
      let keys = ["dls_type", "size_class", "spacing", "background_color"]
      let style = #""style":{\#(keys.map { #""\#($0)":"\#(word)""# }.joined(separator: ","))}"#
      let custom = #""custom":{"badges":[{"dls_tag_size":"\#(word)"}]}"#
      return Feed.feed(Feed.facet("x", "row.store", "\(style),\(custom)"))
    },
    .shown("style-word-of-5-million-words", "F023") {
      Feed.feed(Feed.facet("x", "row.store", #""style":{"dls_type":"\#(Feed.times(full(5_000_000), "w_"))"}"#))
    },
    .refused("key-of-5-megabytes", "F002", at: "1:1") { #"{"\#(Feed.times(full(5_000_000), "k"))":1}"# },
    .refused("server-error-of-5-megabytes", "F014", at: "1:11") {
      #"{"errors":[{"message":"\#(Feed.times(full(5_000_000), "m"))"}]}"#
    },
    .refused("server-errors-200000", "F014", at: "1:11") {
      #"{"errors":[\#(Feed.list(full(200_000)) { #"{"message":"\#($0)"}"# })]}"#
    },
    .shown("one-line-of-10-megabytes-then-faults", "F009", "F031", "F034", "F040", "F041", "F043") {
      Feed.feed([title(Feed.times(full(9_000_000), "é "))] + (0..<2000).map { _ in Feed.faultyFacet })
    },
  ]

  private static func title(_ text: String) -> String {
    Feed.facet("x", "row.text", #""text":{"title":"\#(text)"}"#)
  }

  private static func allTexts(_ text: String) -> String {
    #""text":{"title":"\#(text)","description":"\#(text)!","accessory":"\#(text)?"}"#
  }
}

extension HostileFeed {
  /// A facet with a fault in every member and without an id.
  static let faultyFacet =
    #"{"component":{"id":"row.text"},"text":{"title":[],"subtitle":"\u202e"},"images":{"main":{}},"#
    + #""events":{"view":{},"click":{"name":"navigate"}},"custom":{"title":"x","badges":7},"logging":7}"#
}
