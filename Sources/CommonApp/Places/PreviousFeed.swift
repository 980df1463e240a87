import FacetModel
import Text
import Wording

/// What a page was before.
struct PreviousFeed {
  private(set) var feed: Feed
  /// Somebody has named a file with it: that stays, however often the page changes.
  let isNamed: Bool

  init(_ feed: Feed, isNamed: Bool = false) {
    self.feed = feed
    self.isNamed = isNamed
  }

  /// What comes behind the page would have come behind it as it was.
  mutating func append(_ next: Feed) {
    feed = feed.appending(next)
  }

  func title(in words: Words) -> SafeText { isNamed ? words.beforeAndNow : words.lastChange }
}
