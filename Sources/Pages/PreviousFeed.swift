import FacetModel
import Text
import Wording

/// What a page was before.
package struct PreviousFeed {
  package private(set) var feed: Feed
  /// Somebody has named a file with it: that stays, however often the page changes.
  package let isNamed: Bool

  package init(_ feed: Feed, isNamed: Bool = false) {
    self.feed = feed
    self.isNamed = isNamed
  }

  /// What comes behind the page would have come behind it as it was.
  package mutating func append(_ next: Feed) {
    feed = feed.appending(next)
  }

  package func title(in words: Words) -> SafeText { isNamed ? words.beforeAndNow : words.lastChange }
}
