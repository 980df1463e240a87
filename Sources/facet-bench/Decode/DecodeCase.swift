/// An input: the least size of the feed, and its container.
enum DecodeCase: String, CaseIterable {
  case small = "1KB"
  case medium = "1MB"
  case large = "50MB"
  /// The feed of `medium` in the cache of a page.
  case cache = "1MB in a cache"
  /// The feed of `medium` in the rows that the scripts of a page push.
  case rows = "1MB in rows"

  private var bytes: Int {
    switch self {
    case .small: 1000
    case .medium, .cache, .rows: 1_000_000
    case .large: 50_000_000
    }
  }

  func corpus() -> [UInt8] {
    let feed = FeedGenerator.feed(ofAtLeast: bytes)
    return switch self {
    case .small, .medium, .large: feed
    case .cache: PageCorpus.cache(of: feed)
    case .rows: PageCorpus.rows(of: feed)
    }
  }

  /// The peers that can read the input. Other programs read only a feed by itself.
  var peers: [DecodePeer] {
    switch self {
    case .small, .medium, .large: DecodePeer.allCases
    case .cache, .rows: [.facet]
    }
  }

  /// The case with the same feed by itself.
  var plain: DecodeCase? {
    switch self {
    case .small, .medium, .large: nil
    case .cache, .rows: .medium
    }
  }

  /// Whether memory is reported. Small files take little memory beside that of the program.
  var showsMemory: Bool { self == .large }
}
