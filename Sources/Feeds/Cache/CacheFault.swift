import Text
import Wording

/// Why nothing is kept, or nothing of what was kept can be had.
public enum CacheFault: Error, Equatable, Sendable {
  case noLibrary(reason: Message)
  case noFolder
  /// Its form is of a later version than ours.
  case newer(form: Int)
  /// It is a symbolic link, which may lead to a file of another program.
  case symbolicLink
  /// It is a folder, a pipe or a device.
  case notAFile
  /// It is a database that facet has not made.
  case foreign
  case locked
  case readOnly
  case full
  case damaged(reason: Message)
  case other(reason: Message)
}

extension CacheFault {
  /// What is wrong, and what to do about it: the rest of a line that begins with a path.
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
  /// As commands print it.
  public var description: String { reason(in: .english).string }
}
