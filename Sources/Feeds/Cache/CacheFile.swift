import Glibc
import Wording

/// The file that answers are kept in, as the file system sees it.
public enum CacheFile {
  /// What SQLite puts beside it.
  private static let companions = ["", "-wal", "-shm"]

  /// Makes it, for its owner alone to read, with the two last folders it lies in: a home folder is never made. A link, a
  /// pipe or a folder in its place, or in the place of a file that SQLite puts beside it, is refused.
  static func make(_ path: String) throws(CacheFault) {
    let folder = parent(of: path)
    for folder in [parent(of: folder), folder] where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw fault(errno)
    }
    // Never opened where it is there already: to close it would let go of locks that others of this process hold.
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    guard descriptor >= 0 || errno == EEXIST else { throw fault(errno) }
    for companion in companions { try expectFile(path + companion) }
  }

  /// Hides it from other users. Only for a file that facet has made.
  static func protect(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
    _ = fchmodat(AT_FDCWD, path, 0o600, AT_SYMLINK_NOFOLLOW)
  }

  /// The path with all links of its folders followed. SQLite may then be told to follow none.
  static func resolved(_ path: String) -> String {
    guard let folder = realpath(parent(of: path), nil) else { return path }
    defer { free(folder) }
    let name = path.split(separator: "/").last ?? ""
    return String(cString: folder) + "/" + name
  }

  private static func expectFile(_ path: String) throws(CacheFault) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFLNK: throw .symbolicLink
    default: throw .notAFile
    }
  }

  /// How large it is, with what lies beside it; `nil` where there is none.
  public static func size(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return companions.reduce(0) { $0.saturatingAdding(stat(path + $1, &status) == 0 ? Int(status.st_size) : 0) }
  }

  /// Takes it away, whatever is in it. `false` where that cannot be done.
  public static func remove(_ path: String) -> Bool {
    companions.allSatisfy { unlink(path + $0) == 0 || errno == ENOENT }
  }

  private static func fault(_ code: Int32) -> CacheFault {
    switch code {
    case ENOENT, ENOTDIR: .noFolder
    case EROFS, EACCES, EPERM: .readOnly
    case ENOSPC, EDQUOT: .full
    default: .other(reason: Message(system: code))
    }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
