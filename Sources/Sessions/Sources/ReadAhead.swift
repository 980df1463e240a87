import FacetModel
import Feeds

/// A page that was read before anybody went there.
struct ReadAhead {
  let name: String
  let feed: Feed
  /// Of the file that it was read from; `nil` for what is in no file.
  private let stamp: FileStamp?

  /// What takes longer to read than nobody notices is read when somebody goes there.
  static let mostBytes = 4 << 20

  init(name: String, feed: Feed, stamp: FileStamp?) {
    self.name = name
    self.feed = feed
    self.stamp = stamp
  }

  /// Whether the file is what it was.
  func isGood(at path: String?) -> Bool {
    path.flatMap(FileStamp.init) == stamp
  }
}
