import Glibc

/// Checks standard input for input that the user did not name.
public enum StandardInput {
  /// Whether standard input has bytes. A terminal, /dev/null and a closed descriptor have none; a file or a pipe may be
  /// empty.
  /// It waits until a writer of a pipe begins or ends, as reading would, and takes no bytes out of it.
  public static func holdsSomething(_ descriptor: Int32 = STDIN_FILENO) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO, S_IFSOCK: break
    default: return false
    }
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&state, 1, -1) < 0 {
      guard errno == EINTR else { return false }
    }
    var count: Int32 = 0
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 && count > 0
  }
}
