import Glibc

/// The file that answers are kept in, as the file system sees it.
public enum CacheFile {
  /// What SQLite puts beside it.
  private static let companions = ["", "-wal", "-shm"]

  /// Makes it, for nobody else to read, with the two last folders it lies in: nobody's home is made.
  static func make(_ path: String) throws(CacheFault) {
    let folder = parent(of: path)
    for folder in [parent(of: folder), folder] where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw fault(errno)
    }
    // Never opened where it is there already: to close it would let go of locks that others of this process hold.
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    guard descriptor >= 0 || errno == EEXIST else { throw fault(errno) }
    _ = chmod(path, 0o600)
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
    default: .other(reason: String(cString: strerror(code)))
    }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
