import FacetModel
import JSON

/// An old and a new list, which every algorithm compares.
struct DiffRun {
  private let scenario: DiffCase
  private let oldIDs: [String]
  private let newIDs: [String]
  private let newBytes: ByteBuffer
  private let interner: Interner
  private let old: Feed
  private let runs: Int

  init(_ scenario: DiffCase, old: Feed, rows: [DiffRow], changed: [DiffRow]) {
    self.scenario = scenario
    self.old = old
    interner = old.document.interner
    oldIDs = rows.map(\.id)
    newIDs = changed.map(\.id)
    newBytes = ByteBuffer(DiffRow.feed(changed))
    runs = max(5, min(200, 200_000 / rows.count))
  }

  /// The times of the algorithms on this list.
  struct Times {
    var first = BestTime()
    /// The first comparison, with logging.
    var logging = BestTime()
    var again = BestTime()
    var heckel = BestTime()
    var standardLibrary: BestTime?
  }

  /// Measures the algorithms, and adds the decodings of the new list to those of other lists of its length.
  func measure(_ decodings: inout DiffDecodings) throws -> Times {
    var times = Times()
    var counts = FeedDiff(from: old, to: old).counts
    for _ in 0..<runs {
      // The feed is new to the diff. Its fingerprints are computed while it is decoded, as in the app.
      let new = try decodings.measure(newBytes, interner)
      _ = times.first.measure { FeedDiff(from: old, to: new, comparingLogging: false) }
      for _ in 0..<3 {
        counts = times.again.measure { FeedDiff(from: old, to: new, comparingLogging: false) }.counts
      }
      let unseen = try decodings.measure(newBytes, interner)
      _ = times.logging.measure { FeedDiff(from: old, to: unseen) }
      let textbook = times.heckel.measure { HeckelDiff(from: oldIDs, to: newIDs) }
      guard textbook.inserts == counts.insert, textbook.deletes == counts.delete else {
        throw Failure.software("\(scenario.rawValue): Heckel's diff finds other inserts and deletes")
      }
    }
    times.standardLibrary = try measureStandardLibrary(counts)
    return times
  }

  /// Measures the standard library. Its time is the product of length and differences, so it skips long shuffled lists.
  private func measureStandardLibrary(_ counts: FeedDiff.Counts) throws -> BestTime? {
    guard scenario != .shuffle || oldIDs.count <= 10_000 else { return nil }
    var time = BestTime()
    for _ in 0..<(scenario == .shuffle ? 1 : 3) {
      let difference = time.measure { newIDs.difference(from: oldIDs) }
      // It has no moves, but the least number of insertions.
      guard difference.insertions.count == counts.insert + counts.move else {
        throw Failure.software("\(scenario.rawValue): the standard library needs other moves")
      }
    }
    return time
  }
}
