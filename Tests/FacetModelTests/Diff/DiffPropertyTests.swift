import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

/// What holds for any two feeds. `FACET_DIFF_PAIRS` says how many are tried.
struct DiffPropertyTests {
  private static let pairs = ProcessInfo.processInfo.environment["FACET_DIFF_PAIRS"].flatMap { UInt64($0) } ?? 1000

  @Test func whatTheChangesSayMakesTheNewPageOfTheOldOne() throws {
    var seen: [String: Int] = [:]
    for seed in 0..<Self.pairs {
      var pages = RandomPages(seed: seed)
      let (old, new) = pages.pair()
      let diff = try diff(old.json(), new.json(isSpaced: seed % 3 == 0))
      let edits = diff.edits
      let result: PageNode
      do {
        result = try PageEditing.apply(edits, to: old, from: new)
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
      try #require(result.outline == new.outline, "seed \(seed)")
      try #require(old.outline != new.outline || edits.isEmpty, "seed \(seed)")
      for edit in edits {
        seen[edit.kind, default: 0] += 1
      }
    }
    #expect(seen.count == 4 && seen.values.allSatisfy { $0 > Int(Self.pairs) / 4 }, "\(seen)")
  }
}

extension PageEdit {
  fileprivate var kind: String {
    switch self {
    case .insert: "insert"
    case .delete: "delete"
    case .move: "move"
    case .update: "update"
    }
  }
}
