import FacetModel
import JSON
import Testing

/// The depth of trees. A flat list can claim any depth; the decoder limits it, because later code is recursive.
struct NestingTests {
  @Test("A flat list that claims a hundred thousand levels is limited in depth and keeps every facet")
  func deepFlatListsAreLimited() throws {
    let count = 100_000
    let feed = try decode(web(chain(count)))
    #expect(feed.facetCount == count)
    #expect(height(of: feed) == FeedLimits().nesting)
    #expect(feed.diagnosticCounts[.nestedTooDeep, default: 0] > 0)
    // Every facet is still reached from the list.
    var reached = 0
    var waiting = feed.body
    while let facet = waiting.popLast() {
      reached += 1
      waiting += facet.children
    }
    #expect(reached == count)
  }

  @Test("A facet whose children already reach the depth limit stays beside them")
  func tooDeepFacetsBecomeSiblings() throws {
    var limits = FeedLimits()
    limits.nesting = 3
    let feed = try decode(web(chain(4)), limits: limits)
    #expect(outline(feed.body) == "f2(f1(f0)) f3")
    #expect(feed.rules == [.nestedTooDeep])
    #expect(outline(try decode(web(chain(3)), limits: limits).body) == "f2(f1(f0))")
  }

  @Test("Nested facets are read up to the depth limit of the JSON reader")
  func nestedFacetsFollowTheReadersDepth() throws {
    func nested(_ depth: Int) -> String {
      let open = String(repeating: #"{"id":"a","component":{"id":"x"},"children":["#, count: depth)
      return open + String(repeating: "]}", count: depth)
    }
    let feed = try decode(nested(255))
    #expect(feed.facetCount == 255)
    #expect(height(of: feed) == 255)
    let error = #expect(throws: FeedError.self) { try decode(nested(300)) }
    guard case .syntax(let cause)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.reason == .tooDeep(limit: 512))
  }

  /// A flat list in which every facet claims the facet before it.
  private func chain(_ count: Int) -> String {
    (0..<count).map {
      #"{"id":"f\#($0)","component":{"id":"x"},"childrenCount":\#($0 == 0 ? 0 : 1)}"#
    }.joined(separator: ",")
  }

  /// The number of levels, computed without recursion: parents have higher numbers than their children.
  private func height(of feed: Feed) -> Int {
    var levels = Array(repeating: 1, count: feed.facetCount)
    for facet in feed.facets.reversed() {
      if let parent = facet.parent { levels[facet.index] = levels[parent.index] + 1 }
    }
    return levels.max() ?? 0
  }
}
