import Foundation
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// Anything at all, in any order, for a long time. `FACET_SOAK_SEED` is where the seeds begin, `FACET_SOAK_SEEDS` how
/// many there are, `FACET_SOAK_EVENTS` how long each walk is.
struct SoakTests {
  private static func setting(_ name: String, else standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? standard
  }

  private static let first = setting("FACET_SOAK_SEED", else: 1)
  private static let seeds = setting("FACET_SOAK_SEEDS", else: 4)
  private static let events = setting("FACET_SOAK_EVENTS", else: 150)

  @Test func nothingThatHappensBreaksAnything() throws {
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
    #expect(missing.isEmpty || Self.events * Self.seeds < 20_000, "none of these walks has come to \(missing)")
  }
}
