import FacetModel
import JSON
import Testing

/// A flat list can claim any depth; what reads the tree later may recurse, so the decoder keeps it within bounds.
struct NestingTests {
  @Test func aFlatListThatClaimsAHundredThousandLevelsIsReadInBounds() throws {
    let count = 100_000
    let feed = try decode(web(chain(count)))
    #expect(feed.facetCount == count)
    #expect(height(of: feed) == FeedLimits().nesting)
    #expect(feed.diagnosticCounts[.nestedTooDeep, default: 0] > 0)
    // Nobody is lost: every facet is reached from the list.
    var reached = 0
    var waiting = feed.body
    while let facet = waiting.popLast() {
      reached += 1
      waiting += facet.children
    }
    #expect(reached == count)
  }

  @Test func whatIsTooDeepStaysBesideItsChildren() throws {
    var limits = FeedLimits()
    limits.nesting = 3
    let feed = try decode(web(chain(4)), limits: limits)
    #expect(outline(feed.body) == "f2(f1(f0)) f3")
    #expect(feed.rules == [.nestedTooDeep])
    #expect(outline(try decode(web(chain(3)), limits: limits).body) == "f2(f1(f0))")
  }

  @Test func nestedFacetsAreReadUpToTheDepthOfTheReader() throws {
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

  /// Every facet claims the one before it.
  private func chain(_ count: Int) -> String {
    (0..<count).map {
      #"{"id":"f\#($0)","component":{"id":"x"},"childrenCount":\#($0 == 0 ? 0 : 1)}"#
    }.joined(separator: ",")
  }

  /// Without recursion: parents have higher numbers than their children.
  private func height(of feed: Feed) -> Int {
    var levels = Array(repeating: 1, count: feed.facetCount)
    for facet in feed.facets.reversed() {
      if let parent = facet.parent { levels[facet.index] = levels[parent.index] + 1 }
    }
    return levels.max() ?? 0
  }
}
