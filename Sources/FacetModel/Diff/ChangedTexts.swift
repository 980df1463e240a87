import JSON

/// The search for facets whose text obviously differs, among facets that have changed.
///
/// The records and texts of the changed facets are far apart in memory. Each step reads one kind of them for all
/// facets, so that the processor waits for several of them at the same time.
enum ChangedTexts {
  typealias Pair = (old: Int, new: Int)

  private struct Candidate {
    let facet: Int
    let old: Value.Place
    let new: Value.Place
  }

  /// The number of facets from which the steps are faster than comparing the facets one by one.
  private static let least = 16

  /// Returns the new facets whose text is the first part that has changed. Some are left out: only comparing their
  /// parts shows what has changed.
  static func find(in pairs: ArraySlice<Pair>, _ oldTree: FacetTree, _ newTree: FacetTree) -> [Int] {
    guard pairs.count >= least else { return [] }
    let (old, new) = (oldTree.document, newTree.document)
    return candidates(in: pairs, oldTree.records, newTree.records)
      .filter { old.length(at: $0.old) != new.length(at: $0.new) }
      .filter { candidate in
        let key = old.keyOfOtherString(inside: candidate.old, than: candidate.new, of: new)
        // The words under `custom` are compared one by one, whatever holds them.
        return key.map { WireVocabulary.shared.key(of: $0) != .custom } ?? false
      }
      .map(\.facet)
  }

  /// Returns the facets of the responses' own documents that have texts, the same component and no children.
  private static func candidates(
    in pairs: ArraySlice<Pair>, _ oldRecords: [FacetRecord], _ newRecords: [FacetRecord]
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(pairs.count)
    for pair in pairs {
      let (old, new) = (oldRecords[pair.old], newRecords[pair.new])
      guard old.document == 0, new.document == 0, old.text != .root, new.text != .root,
        old.component == new.component, old.category == new.category, old.childCount == 0, new.childCount == 0
      else { continue }
      candidates.append(Candidate(facet: pair.new, old: old.text, new: new.text))
    }
    return candidates
  }
}
