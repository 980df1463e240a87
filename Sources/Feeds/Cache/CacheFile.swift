import Glibc
import Wording

/// Checks and makes the file of the cache.
public enum CacheFile {
  /// The endings of the files that SQLite keeps beside the cache, and of the cache itself.
  private static let companions = ["", "-wal", "-shm"]

  /// Makes the file, readable by its owner alone, and the last two folders of its path. It never makes a home folder.
  /// Throws if a link, a pipe or a folder is in its place, or in the place of a file that SQLite keeps beside it.
  static func make(_ path: String) throws(CacheFault) {
    let folder = parent(of: path)
    for folder in [parent(of: folder), folder] where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw fault(errno)
    }
    // An existing file is not opened, because closing it would release locks that this process holds elsewhere.
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    guard descriptor >= 0 || errno == EEXIST else { throw fault(errno) }
    for companion in companions { try expectFile(path + companion) }
  }

  /// Removes the rights of other users. This is only for a file that facet has made.
  static func protect(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
    _ = fchmodat(AT_FDCWD, path, 0o600, AT_SYMLINK_NOFOLLOW)
  }

  /// Returns the path with all links of its folders resolved, so that SQLite can be told to follow no links.
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

  /// Returns the size of the file and those beside it, or `nil` if there is no file.
  public static func size(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return companions.reduce(0) { $0.saturatingAdding(stat(path + $1, &status) == 0 ? Int(status.st_size) : 0) }
  }

  /// Deletes the file and those beside it, whatever their content. Returns `false` if that fails.
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
