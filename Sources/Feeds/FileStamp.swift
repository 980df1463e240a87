import Glibc

/// The state of a file when it was checked. As long as it is equal, so is the content of the file.
public struct FileStamp: Hashable, Sendable {
  public let byteCount: Int
  private let device: UInt64
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  /// Returns `nil` for anything but a regular file.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    byteCount = Int(status.st_size)
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}

/// The identity of a file. Two names of the same file give equal values.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Returns `nil` for anything but a regular file: a folder, a pipe, a broken link.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
