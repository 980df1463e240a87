import Glibc

/// Holds output to standard error while a screen is shown, and writes it when the terminal is given back. A library's
/// warning would disturb the screen, and the message of a crash would vanish with the alternate screen.
///
/// A pipe holds the bytes, because they survive a crash. It holds 64 KiB; further output is dropped without waiting.
struct HeldErrors {
  private let readEnd: Int32
  private let writeEnd: Int32
  /// The descriptor of the real standard error.
  private let real: Int32

  /// Returns `nil` if standard error is not a terminal.
  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
    real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
  }

  func hold() {
    dup2(writeEnd, STDERR_FILENO)
  }

  /// Writes the held output to the real standard error. Signal handlers call this, so it uses only system calls and a
  /// small buffer on the stack.
  func forward() {
    dup2(real, STDERR_FILENO)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
      while let base = buffer.baseAddress, case let count = read(readEnd, base, buffer.count), count > 0 {
        writeUnlessStuck(base, count, to: real)
      }
    }
  }

  func close() {
    forward()
    Glibc.close(readEnd)
    Glibc.close(writeEnd)
    Glibc.close(real)
  }
}
