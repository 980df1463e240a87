import Foundation
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// Random events in random order. `FACET_SOAK_SEED` is the first seed, `FACET_SOAK_SEEDS` the number of seeds, and
/// `FACET_SOAK_EVENTS` the number of events of each walk.
struct SoakTests {
  private static func setting(_ name: String, else standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? standard
  }

  private static let first = setting("FACET_SOAK_SEED", else: 1)
  private static let seeds = setting("FACET_SOAK_SEEDS", else: 4)
  private static let events = setting("FACET_SOAK_EVENTS", else: 150)

  @Test("All invariants of the app hold after every event of a random walk")
  func invariantsHoldAfterEveryEvent() throws {
    var seen: Set<SoakWalk.Sight> = []
    for seed in Self.first..<Self.first + Self.seeds {
      var walk = try SoakWalk(seed: seed)
      for number in 1...Self.events {
        let event = try walk.step()
        do {
          try walk.check()
        } catch {
          Issue.record("seed \(seed), event \(number), \(event): \(error)")
          return
        }
      }
      seen.formUnion(walk.seen)
    }
    let missing = Set(SoakWalk.Sight.allCases).subtracting(seen)
    #expect(missing.isEmpty || Self.events * Self.seeds < 20_000, "these walks never reached \(missing)")
  }
}
