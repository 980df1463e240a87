import FacetModel
import Text
import Wording

/// A page before its last change.
package struct PreviousFeed {
  package private(set) var feed: Feed
  /// Whether the user named a file with it. Such a feed stays, however often the page changes.
  package let isNamed: Bool

  package init(_ feed: Feed, isNamed: Bool = false) {
    self.feed = feed
    self.isNamed = isNamed
  }

  /// Adds a further page, which would have followed the previous feed too.
  package mutating func append(_ next: Feed) {
    feed = feed.appending(next)
  }

  package func title(in words: Words) -> SafeText { isNamed ? words.beforeAndNow : words.lastChange }
}
