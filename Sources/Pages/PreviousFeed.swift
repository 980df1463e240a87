import FacetModel
import Text
import Wording

/// A page before its last change.
package struct PreviousFeed {
  package private(set) var feed: Feed
  /// Whether the user named a file with it. Such a feed stays, however often the page changes.
  package let isNamed: Bool

  /// The size from which a previous feed is dropped before the next one is read, so that at most two are in memory.
  private static let mostBytes = 8 << 20

  /// Whether the feed is too large to be kept beside two others.
  package var isLarge: Bool { !isNamed && feed.document.fileBytes.count > Self.mostBytes }

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
