import FacetModel
import JSON
import TestSupport
import Testing

/// The interner of a session that runs for days.
struct SessionNamesTests {
  private func json(_ round: Int, rows: Int = 300) -> String {
    page(section("s", (0..<rows).map { item("round-\(round)-row-\($0)") }.joined(separator: ",")))
  }

  @Test("Reloading a feed with new ids all day takes a bounded number of names")
  func reloads() throws {
    let names = SessionNames(least: 2000)
    var shown = try Feed(json: json(0), interner: names.interner)
    var most = 0
    for round in 1...100 {
      let fresh = try Feed(json: json(round), interner: names.interner)
      let diff = FeedDiff(from: shown, to: fresh)
      #expect(diff.counts.insert == 300 && diff.counts.delete == 300 && diff.counts.same == 1)
      shown = fresh
      most = max(most, shown.document.interner.count)
    }
    #expect(most < 4000)
  }

  @Test("Reloading sections with new ids all day takes a bounded number of names")
  func sections() throws {
    let names = SessionNames(least: 2000)
    var shown = try Feed(json: json(0), interner: names.interner)
    for round in 1...100 {
      let fresh = try Feed(json: json(round), interner: names.interner)
      shown = shown.replacing(fresh.sectionNames, from: fresh)
      #expect(shown.facetCount == 300)
      #expect(shown.document.interner.count < 4000)
    }
  }

  @Test("An interner that a large feed has filled is kept for the next feed")
  func largeFeeds() throws {
    let names = SessionNames(least: 100)
    let first = try Feed(json: json(0), interner: names.interner)
    let second = try Feed(json: json(1), interner: names.interner)
    #expect(first.document.interner === second.document.interner)
  }

  @Test("A feed keeps its texts, ids and diagnostics when its names are numbered again")
  func renumbered() throws {
    let words = #""text":{"title":"words"},"text":{"title":"again"},"custom":{"a_key":1}"#
    let old = page(section("s", item("1", words, item("2")), item("1")), section("t", item("3")))
    let sections = page(section("t", item("4")))
    let shared = Interner.forFeeds()
    let first = try Feed(json: old, interner: shared)
    let expected = first.replacing(
      first.sectionNames, from: try Feed(json: sections, interner: shared))
    let answer = try Feed(json: sections)
    let renumbered = try Feed(json: old).replacing(first.sectionNames, from: answer)
    #expect(renumbered.document.interner === answer.document.interner)
    #expect(renumbered.facets.map(describe) == expected.facets.map(describe))
    #expect(renumbered.facets.map { canonical($0.source) } == expected.facets.map { canonical($0.source) })
    #expect(renumbered.diagnosticCounts == expected.diagnosticCounts)
  }
}
