import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

/// Properties of the differences between any two feeds. `FACET_DIFF_PAIRS` sets the number of random pairs.
struct DiffPropertyTests {
  private static let pairs = ProcessInfo.processInfo.environment["FACET_DIFF_PAIRS"].flatMap { UInt64($0) } ?? 2000

  @Test("Applying the changes to the old page gives the new page") func editsTurnTheOldPageIntoTheNew() throws {
    var seen: [String: Int] = [:]
    for seed in 0..<Self.pairs {
      var pages = RandomPages(seed: seed)
      let (old, new) = pages.pair()
      let diff = try diff(old.json(), new.json(isSpaced: seed % 3 == 0), sharesInterner: seed % 4 != 0)
      let edits = diff.edits
      let result: PageNode
      do {
        result = try PageEditing.apply(edits, to: old, from: new)
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
      try #require(result.isSame(as: new), "seed \(seed):\n\(result.outline)is not\n\(new.outline)")
      try #require(!old.isSame(as: new) || edits.isEmpty, "seed \(seed)")
      try expectSense(diff, "seed \(seed)")
      for edit in edits {
        seen[edit.kind, default: 0] += 1
      }
    }
    #expect(seen.count == 4 && seen.values.allSatisfy { $0 > Int(Self.pairs) / 4 }, "\(seen)")
  }

  /// Checks that no facet is both deleted and inserted, and that every facet is counted once.
  private func expectSense(_ diff: FeedDiff, _ seed: Comment) throws {
    let successors = (0..<diff.old.facetCount).map { diff.successor(of: .facet($0)) }
    let stayed = Set(successors.compactMap(\.self))
    let gone = diff.old.facets.filter { successors[$0.index] == nil }
    let come = diff.new.facets.filter { !stayed.contains(.facet($0.index)) }
    try #require(stayed.count == diff.old.facetCount - gone.count, seed)
    try #require(Set(gone.map(\.identity)).isDisjoint(with: come.map(\.identity)), seed)
    let once = onlyOnes(of: diff.old).intersection(onlyOnes(of: diff.new))
    try #require((gone + come).allSatisfy { $0.id.map { !once.contains($0) } ?? true }, seed)

    var sizes = (come: 0, gone: 0)
    var touched: Set<FeedNode> = []
    var insertedSections = 0
    for change in diff.changes {
      switch change {
      case .insert(let place, let size):
        sizes.come += size
        if case .section = place.node { insertedSections += 1 }
      case .delete(_, let size): sizes.gone += size
      case .move(_, let place), .update(_, let place, _): touched.insert(place.node)
      }
    }
    try #require(sizes == (come.count, gone.count), seed)
    let kept = stayed.count + diff.new.sections.count - insertedSections
    try #require(diff.counts.same == kept - touched.count, seed)
  }

  private func onlyOnes(of feed: Feed) -> Set<String> {
    let counts = Dictionary(feed.facets.compactMap(\.id).map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value == 1 }.keys)
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
