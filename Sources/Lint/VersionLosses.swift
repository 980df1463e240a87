import FacetModel

/// What one client shows of a feed, and what it does not.
package struct VersionLosses {
  let admission: Admission
  /// Left out for reasons of their own, but for the containers below.
  let lost: [Facet]
  /// Containers that have children, none of which is shown.
  let emptied: [Facet]
  /// The paths of sections of which nothing is shown, or nothing but what stands around their bodies: `near` and
  /// `near/body`.
  let emptiedSections: [String]
  /// Modules that wrap no facets: no version shows them.
  let moduleCount: Int
  /// Facets that are shown although their click does nothing.
  let clickless: [Facet]

  init(_ feed: Feed, for client: Capabilities) {
    admission = Admission(feed.tree, for: client)
    let omitted = admission.omittedFacets
    lost = omitted.filter { [admission] in admission.omission(of: $0) != .noChildShown }
    emptied = omitted.filter { [admission] in admission.omission(of: $0) == .noChildShown }
    moduleCount = feed.leftOutModuleCount
    clickless = admission.clicklessFacets
    emptiedSections = feed.sections.compactMap { [admission] in Self.emptiedPath(of: $0, admission) }
  }

  private static func emptiedPath(of section: FacetSection, _ admission: Admission) -> String? {
    let lists = [section.header, section.body, section.footer]
    guard let first = lists.lazy.compactMap(\.first).first else { return nil }
    let name = first.identity.section.description
    if !lists.contains(where: { $0.contains(where: admission.isShown) }) { return name }
    let isBare = !section.body.isEmpty && !section.body.contains(where: admission.isShown)
    return isBare ? "\(name)/\(ListRole.body.rawValue)" : nil
  }

  var version: SemanticVersion { admission.capabilities.version }

  /// How many facets and modules are left out, as the status line counts them.
  var leftOutCount: Int { admission.omittedCount + moduleCount }

  /// How many for each reason, in few words, the most frequent first.
  var reasons: [(reason: String, count: Int)] {
    Self.counted(
      lost.compactMap { admission.omission(of: $0)?.cause(in: .english).string }
        + Array(repeating: "(module without facets)", count: moduleCount)
    )
  }

  /// The same for the clicks that do nothing.
  var clickReasons: [(reason: String, count: Int)] {
    Self.counted(clickless.compactMap { admission.lostClick(of: $0)?.cause(in: .english).string })
  }

  private static func counted(_ causes: [String]) -> [(reason: String, count: Int)] {
    let counts = Dictionary(grouping: causes) { $0 }.mapValues(\.count)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (reason: $0.key, count: $0.value) }
  }
}
