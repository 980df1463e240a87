import Glibc

/// What somebody may have piped in without saying so.
public enum StandardInput {
  /// Whether anything comes through it: a terminal waits for typing, nothing comes from /dev/null or what is closed, and
  /// a file or a pipe may be empty. Waits for whoever writes into a pipe to begin or to end, as reading it would; takes
  /// nothing out of it.
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
