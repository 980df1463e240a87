import Text
import Wording

/// The reason why the cache cannot keep or return answers.
public enum CacheFault: Error, Equatable, Sendable {
  case noLibrary(reason: Message)
  case noFolder
  /// The file was made by a later version of facet, in a later format.
  case newer(form: Int)
  /// The path is a symbolic link, which may lead to a file of another program.
  case symbolicLink
  /// The path is a folder, a pipe or a device.
  case notAFile
  /// The file is a database that facet has not made.
  case foreign
  case locked
  case readOnly
  case full
  case damaged(reason: Message)
  case other(reason: Message)
}

extension CacheFault {
  /// Returns the cause and the remedy, as the rest of a line that begins with a path.
  public func reason(in words: Words) -> SafeText {
    switch self {
    case .noLibrary(let reason): words.noSQLite(reason.text(in: words))
    case .noFolder: words.noFolderForAnswers
    case .newer(let form): words.newerCache(form: form)
    case .symbolicLink: words.cacheIsALink
    case .notAFile: words.cacheIsNoFile
    case .foreign: words.foreignDatabase
    case .locked: words.cacheLocked
    case .readOnly: words.cacheReadOnly
    case .full: words.diskFull
    case .damaged(let reason): words.cacheDamaged(reason.text(in: words))
    case .other(let reason): reason.text(in: words)
    }
  }
}

extension CacheFault: CustomStringConvertible {
  /// The reason as commands print it.
  public var description: String { reason(in: .english).string }
}
