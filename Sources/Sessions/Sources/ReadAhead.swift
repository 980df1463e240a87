import FacetModel
import Feeds

/// A page that was read before the user opened it.
struct ReadAhead {
  let name: String
  let feed: Feed
  /// The stamp of its file; `nil` for a page that is not in a file.
  private let stamp: FileStamp?

  /// The largest file that is read ahead, because reading larger ones would take noticeably long.
  static let mostBytes = 4 << 20

  init(name: String, feed: Feed, stamp: FileStamp?) {
    self.name = name
    self.feed = feed
    self.stamp = stamp
  }

  /// Whether the file is unchanged.
  func isGood(at path: String?) -> Bool {
    path.flatMap(FileStamp.init) == stamp
  }
}
