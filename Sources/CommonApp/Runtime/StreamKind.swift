import Glibc

/// What one of the standard streams is connected to.
enum StreamKind: String {
  case terminal = "a terminal"
  case pipe = "a pipe"
  case file = "a file"
  case socket = "a socket"
  /// Such as /dev/null, where nothing comes from.
  case device = "a device that is no terminal"
  case folder = "a folder"
  case closed

  init(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
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
}
