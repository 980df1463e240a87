/// The feeds built into a program, which can be shown without a file.
public struct BrandSample: Sendable {
  package let entry: String
  private let feed: @Sendable (String) -> String?

  /// The page shown at the start without a source; it leads to the home page.
  package static let welcome = "landing.json"
  package static let index = "index.json"

  /// Makes a sample; `feed` returns the brand's own files by name, and the pages behind their links are shared by all
  /// brands.
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
