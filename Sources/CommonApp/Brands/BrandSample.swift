import Feeds

/// The feeds that a program carries with it: something to see without any file.
public struct BrandSample: Sendable {
  let entry: String
  private let feeds: [String: String]

  /// What greets whoever starts without a source; it leads to the home page.
  static let welcome = "landing.json"
  static let index = "index.json"

  /// `feeds` are the brand's own, by their file names; what they lead to is common to all brands.
  public init(entry: String, feeds: [String: String]) {
    self.entry = entry
    self.feeds = feeds.merging([
      Self.index: CommonSample.index, Self.welcome: CommonSample.landing, "store.json": CommonSample.store,
      "retail.json": CommonSample.retail, "search.json": CommonSample.search,
    ]) { own, _ in own }
  }

  subscript(name: String) -> String? { feeds[name] }
}
