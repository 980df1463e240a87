import FacetModel
import Text
import Wording

/// The reason why a source has no feed.
public enum SourceError: Error {
  case noSuchFile
  case isFolder
  case notReadable(reason: Message)
  case tooLarge(limit: Int)
}

extension SourceError {
  /// The rest of a line that begins with the source's name, in every language.
  public var message: Message { Message { message(in: $0) } }

  /// The rest of a line that begins with the source's name.
  public func message(in words: Words) -> SafeText {
    switch self {
    case .noSuchFile: words.noSuchFile
    case .isFolder: words.folderWithoutIndex
    case .notReadable(let reason): words.cannotBeRead(reason.text(in: words))
    case .tooLarge(let limit): words.largerThan(bytes: limit)
    }
  }
}
