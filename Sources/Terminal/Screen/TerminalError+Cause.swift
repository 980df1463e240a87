import Glibc

extension TerminalError {
  /// A screen and its signals take as many descriptors as this.
  private static let descriptors = 12

  /// The reason behind this error: where the system gives no descriptors, every other explanation is wrong.
  public var cause: TerminalError {
    let taken = (0..<Self.descriptors).map { _ in fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3) }
    let isShort = taken.contains(-1) && errno == EMFILE
    for descriptor in taken where descriptor >= 0 { close(descriptor) }
    return isShort ? .tooFewDescriptors : self
  }
}
