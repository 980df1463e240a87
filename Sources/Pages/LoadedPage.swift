import FacetModel
import Text

/// A page as it comes from a source, with its title and its number there.
public struct LoadedPage {
  public let feed: Feed
  public let title: SafeText
  public let number: Int

  public init(feed: Feed, title: SafeText, number: Int) {
    self.feed = feed
    self.title = title
    self.number = number
  }
}
