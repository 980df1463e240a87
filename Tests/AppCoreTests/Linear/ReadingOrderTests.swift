import AppTestSupport
import FacetModel
import TestSupport
import Testing
import ViewTree
import Wording

@testable import AppCore
@testable import Pages

/// The linear mode reads the lines of the page's outline, in order.
struct ReadingOrderTests {
  @Test(
    "Every sample is read in the order of its outline",
    arguments: [
      "home", "home-web", "store", "landing", "search", "retail", "future", "modules", "cache", "article",
    ])
  func everySampleIsReadInOutlineOrder(sample: String) throws {
    let page = try #require(try Listener("SampleFeeds/\(sample).json").app.history.current.page).page
    let order = ReadingOrder(page.feed, admitted: page.admission)
    let outline = page.outline
    let lines = order.facets.compactMap(outline.line)
    #expect(!lines.isEmpty)
    #expect(lines.map { $0.text(in: .english) } == outline.lines.map { $0.text(in: .english) })
    #expect(lines.map(\.facet) == outline.lines.map(\.facet))
  }

  @Test("Facets of further pages are read in the order of the outline")
  func furtherPagesAreReadInOrder() throws {
    var walk = try Listener("SampleFeeds")
    try walk.press("G G G G")
    let page = try #require(walk.app.history.current.page)
    let outline = page.page.outline
    #expect(page.paging == .finished)
    let order = ReadingOrder(page.page.feed, admitted: page.page.admission)
    #expect(
      order.facets.compactMap(outline.line).map { $0.text(in: .english) } == outline.lines.map { $0.text(in: .english) }
    )
  }

  @Test("Tab reaches what has no words but can be used, in either language; other facets without words are no lines")
  func controlsWithoutWordsAreReached() throws {
    let feed = try Feed(
      json: #"""
        [{"component": {"id": "row.text"}, "text": {"title": "First"}},
         {"component": {"id": "row.banner"}, "images": {"background": {"uri": "https://x/y.png"}},
          "events": {"click": {"name": "navigate", "data": {"uri": "https://example.com/offer"}}}},
         {"component": {"id": "row.banner"}, "images": {"background": {"uri": "https://x/z.png"}}},
         {"component": {"id": "filter.binary"}, "custom": {"filter_id": "deals"}},
         {"component": {"id": "row.text"}, "text": {"title": "Last"}}]
        """#)
    for (words, name) in [(Words.english, "without a name"), (Words(.spanish), "sin nombre")] {
      var walk = try Listener(feed: feed, words: words)
      var heard: [String] = []
      for _ in 0..<2 {
        try walk.press("Tab")
        heard += walk.last
      }
      #expect(heard.count == 2 && heard.allSatisfy { $0.hasSuffix(": " + name) }, "\(heard)")
    }
    var walk = try Listener(feed: feed)
    try walk.press("Down Down Down")
    #expect(walk.last.last == "row 2 of 2: Last")
  }

  @Test("Down reads every line to the end, and Up reads them back to the top")
  func downReadsEveryLine() throws {
    var walk = try Listener("SampleFeeds/store.json", answersItself: false)
    let page = try #require(walk.app.history.current.page).page
    let lines = page.outline.lines.map { $0.text(in: .english).string }
    var heard = [try #require(walk.last.last)]
    for _ in 1..<lines.count {
      try walk.press("Down")
      heard += walk.last
    }
    #expect(heard == lines)
    try walk.press("Down")
    #expect(walk.last == ["the end of the page"])
    for line in lines.dropLast().reversed() {
      try walk.press("Up")
      #expect(walk.last.last == line)
    }
    try walk.press("Up")
    #expect(walk.last == ["the top of the page"])
  }

  /// Facets of a section come before the next section, and the page's header and footer around them all.
  @Test("Braces read the first line of each section, and of the page's header and footer")
  func bracesReadTheStartOfEachSection() throws {
    let row = { (id: String) in #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(id)"}}"# }
    let feed = try Feed(
      json: """
        {"header":[\(row("top"))],
         "sections":[{"id":"a","header":[\(row("a"))],"body":[\(row("a1"))]},{"id":"none","body":[]},
                     {"id":"b","body":[\(row("b")),\(row("b1"))]}],
         "footer":[\(row("bottom"))]}
        """)
    var walk = try Listener(feed: feed)
    let heard = { (walk: Listener) in walk.last.map { $0.split(separator: ": ").last.map(String.init) ?? "" } }
    #expect(walk.last.contains("2 sections, 6 things"))
    for title in ["a", "b", "bottom"] {
      try walk.press("}")
      #expect(heard(walk) == [title])
    }
    for title in ["b", "a", "top"] {
      try walk.press("{")
      #expect(heard(walk) == [title])
    }
    try walk.press("{")
    #expect(walk.last == ["the top of the page"])
  }
}
