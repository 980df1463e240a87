/// Parts of hostile feeds.
enum HostileFeed {
  static let good = #"{"id":"good","component":{"id":"row.text"},"text":{"title":"\#(HostileCase.good)"}}"#

  /// Returns a feed of one section, with a valid facet and then the others.
  static func feed(_ facets: String...) -> String {
    feed(facets)
  }

  static func feed(_ facets: some Sequence<String>) -> String {
    #"{"body":[{"id":"s","body":[\#(([good] + facets).joined(separator: ","))]}]}"#
  }

  static func facet(_ id: String, _ component: String = "row.text", _ members: String = #""text":{"title":"T"}"#)
    -> String
  {
    #"{"id":"\#(id)","component":{"id":"\#(component)"},\#(members)}"#
  }

  /// Returns a page's cache with the entries, and a feed whose section holds a valid facet and then the others.
  static func cache(_ entries: some Sequence<String>, _ facets: some Sequence<String>) -> String {
    let page = #"{"body":[{"id":"s","body":[\#(good),\#(facets.joined(separator: ","))]}]}"#
    return #"{"props":{"state":{"ROOT_QUERY":{"feed":\#(page)},\#(entries.joined(separator: ","))}}}"#
  }

  static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }

  static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }
}

/// Returns `Hostile.full(count)`. The name is short because every large input uses it.
func full(_ count: Int) -> Int {
  Hostile.full(count)
}
