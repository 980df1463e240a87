import Glibc

/// A file, whatever it is called: two names of one lead to the same.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// `nil` for what is no file: a folder, a pipe without an end, a link that leads nowhere.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
