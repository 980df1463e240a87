import FacetModel
import Reporting
import Text

/// Spells out where things stand. Siblings come one after the other, so the last parent's path is kept.
final class PathMemory {
  private let feed: Feed
  private var last: (parent: FeedParent, path: String) = (.page, "")

  init(_ feed: Feed) {
    self.feed = feed
  }

  func path(to node: FeedNode) -> String {
    let parent = feed.parent(of: node)
    if parent != last.parent {
      last = (parent, feed.path(of: parent))
    }
    return last.path
  }

  func members(of place: FeedPlace) -> [(key: SafeText, value: JSONOutput)] {
    [("parent", .exact(path(to: place.node))), ("index", .number(place.index))]
  }
}
