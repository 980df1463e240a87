import FacetModel

/// The reason why a source has no feed.
public enum SourceError: Error {
  case noSuchFile
  case isFolder
  case notReadable(reason: String)
  case tooLarge(limit: Int)
}

extension SourceError: CustomStringConvertible {
  /// The reason as the rest of a line that begins with the source's name.
  public var description: String {
    switch self {
    case .noSuchFile: "no such file"
    case .isFolder: "this is a folder without an index.json; name a JSON file in it"
    case .notReadable(let reason): "cannot be read: \(reason)"
    case .tooLarge(let limit): "larger than \(limit) bytes"
    }
  }
}
