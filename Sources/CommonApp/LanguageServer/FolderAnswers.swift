import FacetModel
import Feeds
import JSON

/// The answers that the index of a folder has for the links of a file in it.
enum FolderAnswers {
  /// The largest index that is read for a link.
  private static let mostBytes = 1 << 24

  /// Returns the path of the file that answers a link; `nil` if the folder has no index or no answer.
  static func file(answering uri: String, from path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let folder = path[...slash]
    guard let bytes = try? FileReader.read(folder + FeedBundle.indexName, limit: mostBytes),
      let index = try? Document.read(bytes, interner: Interner()), let bundle = try? FeedBundle(index.root),
      let file = bundle.file(answering: .open(uri: uri), from: String(path[path.index(after: slash)...]))
    else { return nil }
    return folder + file
  }
}
