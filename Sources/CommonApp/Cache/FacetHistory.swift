import FacetModel
import Feeds
import JSON
import Text

/// The changes of the facets with an id, page by page.
struct FacetHistory {
  /// A version, and its changes from the one before.
  struct Step {
    let version: FacetVersion
    var lastSeen: Int
    var isCurrent: Bool
    /// The changes; `nil` for the first version, and if one of the two is too large to be kept.
    let diff: FeedDiff?
  }

  /// The versions of a facet on one page.
  struct Trail {
    let address: String
    let answer: Int
    let section: String
    fileprivate(set) var steps: [Step]
  }

  private(set) var trails: [Trail] = []

  init(_ versions: [FacetVersion], interner: Interner = .forFeeds()) {
    var last: (version: FacetVersion, feed: Feed?)?
    for version in versions {
      let feed = Self.feed(of: version, interner)
      let isSameFacet = last.map { $0.version.answer == version.answer && $0.version.place == version.place } ?? false
      let before = isSameFacet ? last?.feed : nil
      last = (version, feed)
      let diff = before.flatMap { old in feed.map { FeedDiff(from: old, to: $0, comparingLogging: false) } }
      let step = Step(version: version, lastSeen: version.lastSeen, isCurrent: version.isCurrent, diff: diff)
      guard isSameFacet, let index = trails.indices.last else {
        trails.append(
          Trail(address: version.address, answer: version.answer, section: version.section, steps: [step]))
        continue
      }
      // A version that only differs in its notation is the same version.
      if let diff, !diff.isVisible, let latest = trails[index].steps.indices.last {
        trails[index].steps[latest].lastSeen = version.lastSeen
        trails[index].steps[latest].isCurrent = version.isCurrent
      } else {
        trails[index].steps.append(step)
      }
    }
  }

  /// Makes a page of the facet alone; `nil` for a facet that cannot be read.
  private static func feed(of version: FacetVersion, _ interner: Interner) -> Feed? {
    guard !version.json.isEmpty else { return nil }
    var bytes = Array(#"{"body":[{"id":"#.utf8)
    Value.quote(version.section, to: &bytes)
    bytes += #","body":["#.utf8
    bytes += version.json
    bytes += "]}]}".utf8
    let feed = try? FeedDecoder(interner: interner).decode(ByteBuffer(bytes))
    return feed?.facetCount == 1 ? feed : nil
  }
}
