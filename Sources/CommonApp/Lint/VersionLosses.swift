import FacetModel

/// What one client shows of a feed, and what it does not.
struct VersionLosses {
  let admission: Admission
  /// Left out for reasons of their own, but for the containers below.
  let lost: [Facet]
  /// Containers that have children, none of which is shown.
  let emptied: [Facet]

  init(_ feed: Feed, for client: Capabilities) {
    admission = Admission(feed.tree, for: client)
    let omitted = admission.omittedFacets
    lost = omitted.filter { [admission] in admission.omission(of: $0) != .noChildShown }
    emptied = omitted.filter { [admission] in admission.omission(of: $0) == .noChildShown }
  }

  var version: SemanticVersion { admission.capabilities.version }

  /// How many for each reason, in few words, the most frequent first.
  var reasons: [(reason: String, count: Int)] {
    let counts = Dictionary(grouping: lost.compactMap(admission.omission), by: \.cause).mapValues(\.count)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (reason: $0.key, count: $0.value) }
  }
}
