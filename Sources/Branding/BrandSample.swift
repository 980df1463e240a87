/// The feeds that a program carries with it: something to see without any file.
public struct BrandSample: Sendable {
  package let entry: String
  private let feed: @Sendable (String) -> String?

  /// What greets whoever starts without a source; it leads to the home page.
  package static let welcome = "landing.json"
  package static let index = "index.json"

  /// `feed` finds the brand's own by their file names; what they lead to is common to all brands.
  public init(entry: String, feed: @escaping @Sendable (String) -> String?) {
    self.entry = entry
    self.feed = feed
  }

  package subscript(name: String) -> String? { feed(name) ?? Self.common(name) }

  private static func common(_ name: String) -> String? {
    switch name {
    case index: CommonSample.index
    case welcome: CommonSample.landing
    case "store.json": CommonSample.store
    case "retail.json": CommonSample.retail
    case "search.json": CommonSample.search
    default: nil
    }
  }
}
