import JSON

/// The feeds of a response: the feed to show, and the others.
struct ResponseFeeds {
  let shown: Envelope
  /// The others up to a limit.
  let others: [OtherFeed]
  /// The number of others beyond the limit.
  let unlistedCount: Int
  /// The first value of the response.
  let root: Value
  /// All feeds in the order of the text.
  private let found: [Envelope]
  /// The number of facets in each of them.
  private let counts: [Int]
  private let mostOthers: Int

  /// Chooses the feed that answers `operation`; without one, the feed that answers `likely` or else the largest.
  init(
    _ response: ResponseText, operation: String?, likely: String? = nil, limits: FeedLimits
  ) throws(FeedError) {
    if let root = response.roots.first, ForeignFormat.isAdaptiveCard(root) {
      throw .noFeed(found: .foreign(.adaptiveCard), hint: Envelope.hint(for: root))
    }
    var found = response.roots.flatMap { EnvelopeFinder.all(in: $0) }
    guard let root = response.roots.first else { throw .syntax(SyntaxError(.empty, at: 0)) }
    if found.isEmpty, !response.isWebPage { found = FeedsInStrings(response.roots).found }
    guard !found.isEmpty else { throw Self.noFeed(in: response, root) }
    guard found.count > 1 || operation != nil else {
      self.init(found, counts: [0], showing: 0, root: root, mostOthers: 0)
      return
    }
    Self.giveNames(&found)
    let counts = found.map(FacetCount.of)
    let largest = counts.indices.max { (counts[$0], $1) < (counts[$1], $0) } ?? 0
    let usual = likely.flatMap { name in found.firstIndex { $0.name == name } } ?? largest
    let wanted = operation.map { name in found.firstIndex { $0.name == name } } ?? usual
    guard let wanted else {
      throw .noOperation(operation ?? "", known: found.compactMap(\.name))
    }
    self.init(found, counts: counts, showing: wanted, root: root, mostOthers: limits.otherFeeds)
  }

  private init(_ found: [Envelope], counts: [Int], showing wanted: Int, root: Value, mostOthers: Int) {
    let indices = found.indices.lazy.filter { $0 != wanted }.prefix(mostOthers)
    shown = found[wanted]
    others = indices.map { OtherFeed(found[$0], at: $0, facetCount: counts[$0]) }
    unlistedCount = max(0, found.count - 1 - mostOthers)
    self.root = root
    self.found = found
    self.counts = counts
    self.mostOthers = mostOthers
  }

  /// Returns the same response with another of its feeds as the one to show.
  func showing(_ other: OtherFeed) -> ResponseFeeds {
    ResponseFeeds(found, counts: counts, showing: other.index, root: root, mostOthers: mostOthers)
  }

  /// Gives every feed a name of its own: its operation, with `#2` and so on where several feeds answer one operation.
  private static func giveNames(_ found: inout [Envelope]) {
    var counts: [String: Int] = [:]
    for index in found.indices {
      let name = found[index].name ?? "feed"
      counts[name, default: 0] += 1
      let count = counts[name, default: 0]
      found[index].name = count == 1 ? name : "\(name)#\(count)"
    }
  }

  private static func noFeed(in response: ResponseText, _ root: Value) -> FeedError {
    if response.isWebPage {
      return .noFeed(
        found: .webPage(scripts: response.roots.count),
        hint: "save the page as it came from the server, before its scripts have run")
    }
    if let errors = root[.errors], Envelope.isFilled(errors) {
      return .server(messages: errors.elements.map(Envelope.message), offset: errors.range.lowerBound)
    }
    let found = FoundInstead(root)
    if case .object = found, let error = PlainError(root) {
      return .server(messages: error.messages, offset: error.place.range.lowerBound)
    }
    return .noFeed(found: found, hint: Envelope.hint(for: root))
  }
}

/// A feed of a response that is not shown.
public struct OtherFeed: Hashable, Sendable {
  /// The name that `FeedDecoder.decode(_:operation:)` accepts for it.
  public let name: String
  /// The number of its facets, as far as they can be counted without decoding them.
  public let facetCount: Int
  /// The byte of the response at which the feed begins.
  let offset: Int?
  /// Its place among the feeds of the response.
  let index: Int

  init(_ envelope: Envelope, at index: Int, facetCount: Int) {
    self.index = index
    name = envelope.name ?? ""
    self.facetCount = facetCount
    offset = envelope.value.map { $0.document.outermostOffset(of: $0.range.lowerBound) }
  }

  /// Whether the feed begins in a part of the response.
  func begins(in place: Range<Int>) -> Bool { offset.map(place.contains) ?? false }
}
