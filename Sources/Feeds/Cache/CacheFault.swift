/// Why nothing is kept, or nothing of what was kept can be had.
public enum CacheFault: Error, Equatable, Sendable {
  case noLibrary(reason: String)
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
  case damaged(reason: String)
  case other(reason: String)
}

extension CacheFault: CustomStringConvertible {
  /// What is wrong, and what to do about it: the rest of a line that begins with a path.
  public var description: String {
    switch self {
    case .noLibrary(let reason): "SQLite is needed to keep answers (on Debian: apt-get install libsqlite3-0): \(reason)"
    case .noFolder: "there is no folder to keep answers in"
    case .newer(let form):
      "a newer facet has written it (form \(form)), and it is left alone; update, or 'facet cache clear' begins anew"
    case .symbolicLink: "it is a symbolic link, which is not followed; put a file in its place, or take it away"
    case .notAFile: "it is not a regular file; take it away"
    case .foreign: "it is another program's database, and it is left alone; move it to another place"
    case .locked: "another program keeps it locked; see which one does"
    case .readOnly: "it cannot be written to; see whose it is"
    case .full: "the disk is full; make room"
    case .damaged(let reason): "it is damaged (\(reason)); 'facet cache clear' begins anew"
    case .other(let reason): reason
    }
  }
}
