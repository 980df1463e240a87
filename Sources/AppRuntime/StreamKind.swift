import Glibc

/// The kind of file that a standard stream is connected to.
package enum StreamKind: String {
  case terminal = "a terminal"
  case pipe = "a pipe"
  case file = "a file"
  case socket = "a socket"
  /// A device such as /dev/null.
  case device = "a device that is not a terminal"
  case folder = "a folder"
  case closed

  package init(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, Self.isOpenItsWay(descriptor) else {
      self = .closed
      return
    }
    self =
      switch status.st_mode & S_IFMT {
      case S_IFIFO: .pipe
      case S_IFREG: .file
      case S_IFSOCK: .socket
      case S_IFDIR: .folder
      default: isatty(descriptor) == 1 ? .terminal : .device
      }
  }

  /// Whether the stream can be used for its purpose. A stream that was closed at the start cannot (see `ProcessSetup`).
  private static func isOpenItsWay(_ descriptor: Int32) -> Bool {
    let mode = fcntl(descriptor, F_GETFL) & O_ACCMODE
    return mode != (descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}
