import FacetModel
import Reporting
import Text

/// The paths of nodes. Siblings follow each other, so the path of the last parent is kept.
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
