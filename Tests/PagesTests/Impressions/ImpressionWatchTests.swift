import FacetModel
import JSON
import Testing
import ViewTree

@testable import Pages

/// The rule of impressions alone, with exposures and clock times handed in.
struct ImpressionWatchTests {
  private let tree: FacetTree

  init() throws {
    tree = try FeedDecoder(interner: .forFeeds()).decode(
      ByteBuffer(#"[{"id":"a","component":{"id":"row.text"}},{"id":"b","component":{"id":"row.text"}}]"#)
    ).tree
  }

  private func a(_ seen: Int, of whole: Int = 100) -> [Exposure] { [Exposure(facet: 0, seen: seen, whole: whole)] }

  private func ids(_ identities: Set<Identity>) -> [String] { identities.map(\.facets.last!.id).sorted() }

  @Test(
    "A facet counts when half of its area is visible",
    arguments: [(49, false), (50, true), (100, true), (0, false)])
  func halfOfTheAreaIsEnough(seen: Int, counts: Bool) {
    var watch = ImpressionWatch(ImpressionRule())
    watch.see(a(seen), of: tree)
    #expect(watch.deadline(now: 7) == (counts ? 7 : nil))
    watch.begin(0)
    #expect(watch.setClock(1000).isEmpty != counts)
  }

  @Test(
    "A facet counts after the time of the rule",
    arguments: [(1000, 999, false), (1000, 1000, true), (800, 799, false), (800, 800, true), (0, 0, true)])
  func timeCanBeSet(rule: Int, time: Int, counts: Bool) {
    var watch = ImpressionWatch(ImpressionRule(time: rule))
    watch.see(a(100), of: tree)
    watch.begin(5)
    #expect(watch.deadline(now: 5) == 5 + rule)
    #expect(watch.setClock(5 + time).isEmpty != counts)
  }

  @Test(
    "The visible share that counts can be set",
    arguments: [(1, 1, true), (30, 29, false), (30, 30, true), (100, 99, false), (100, 100, true)])
  func theAreaCanBeSet(rule: Int, seen: Int, counts: Bool) {
    var watch = ImpressionWatch(ImpressionRule(area: rule))
    watch.see(a(seen), of: tree)
    watch.begin(0)
    #expect(watch.setClock(1000).isEmpty != counts)
  }

  @Test("An interruption starts the time of a facet again")
  func interruptionBeginsAnew() {
    var watch = ImpressionWatch(ImpressionRule())
    watch.see(a(100), of: tree)
    watch.begin(0)
    #expect(watch.setClock(900).isEmpty)
    watch.see(a(10), of: tree)
    #expect(watch.deadline(now: 900) == nil)
    watch.see(a(100), of: tree)
    watch.begin(900)
    #expect(watch.setClock(1899).isEmpty)
    #expect(ids(watch.setClock(1900)) == ["a"])
  }

  /// A facet that becomes visible between two clock events starts at the second.
  @Test("The time of a facet starts at the first clock event after it becomes visible")
  func timeStartsAtAClockEvent() {
    var watch = ImpressionWatch(ImpressionRule())
    watch.see(a(100), of: tree)
    #expect(watch.setClock(60_000).isEmpty)
    #expect(watch.setClock(60_999).isEmpty)
    #expect(ids(watch.setClock(61_000)) == ["a"])
  }

  @Test("A facet counts once, however often it becomes visible")
  func facetCountsOnce() {
    var watch = ImpressionWatch(ImpressionRule())
    for start in stride(from: 0, through: 9000, by: 3000) {
      watch.see(a(100), of: tree)
      watch.begin(start)
      #expect(watch.setClock(start + 1000).isEmpty == (start > 0))
      watch.see([], of: tree)
    }
    watch.see(a(100), of: tree)
    #expect(watch.deadline(now: 0) == nil)
  }

  @Test("A facet that was removed counts again when it comes back")
  func removedFacetCountsAgain() {
    let both = [Exposure(facet: 0, seen: 1, whole: 1), Exposure(facet: 1, seen: 1, whole: 1)]
    var watch = ImpressionWatch(ImpressionRule())
    watch.see(both, of: tree)
    watch.begin(0)
    #expect(ids(watch.setClock(1000)) == ["a", "b"])
    watch.follow { $0.facets.last?.id == "a" ? $0 : nil }
    watch.see(both, of: tree)
    watch.begin(1000)
    #expect(ids(watch.setClock(2000)) == ["b"])
  }

  /// A reload does not restart the time of a facet that is still there.
  @Test("A reload keeps the time of the facets that stay")
  func reloadKeepsTheTime() {
    var watch = ImpressionWatch(ImpressionRule())
    watch.see(a(100), of: tree)
    watch.begin(0)
    watch.follow { $0 }
    watch.see(a(100), of: tree)
    #expect(ids(watch.setClock(1000)) == ["a"])
  }
}
