import Glibc

extension TerminalError {
  /// The number of descriptors that a screen and its signals take.
  private static let descriptors = 12

  /// The real reason of this error. If the system gives no more descriptors, this is the reason of every error.
  public var cause: TerminalError {
    let taken = (0..<Self.descriptors).map { _ in fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3) }
    let isShort = taken.contains(-1) && errno == EMFILE
    for descriptor in taken where descriptor >= 0 { close(descriptor) }
    return isShort ? .tooFewDescriptors : self
  }
}
