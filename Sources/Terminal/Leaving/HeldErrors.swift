import Glibc

/// Keeps what is written to standard error while a screen is shown, and hands it on when the terminal is given back: a
/// library's warning would tear the picture, and the message of a crash would vanish with the alternate screen.
///
/// A pipe holds it (64 KiB; more is dropped, nobody waits), since its bytes outlive whatever happens to our memory.
struct HeldErrors {
  private let readEnd: Int32
  private let writeEnd: Int32
  /// The real standard error.
  private let real: Int32

  /// `nil` when standard error goes somewhere else anyway.
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

  /// Also called by a signal handler: plain system calls, and a buffer small enough to be on the stack.
  func handOn() {
    dup2(real, STDERR_FILENO)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
      while let base = buffer.baseAddress, case let count = read(readEnd, base, buffer.count), count > 0 {
        writeUnlessStuck(base, count, to: real)
      }
    }
  }

  func close() {
    handOn()
    Glibc.close(readEnd)
    Glibc.close(writeEnd)
    Glibc.close(real)
  }
}
