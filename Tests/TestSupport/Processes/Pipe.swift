import Foundation
import Synchronization

/// A pipe whose ends close themselves.
final class Pipe {
  /// Held while a pipe has no close-on-exec flag yet and while a program is started. An end inherited by the program of
  /// another test would keep this one waiting. (`pipe2` is not imported.)
  static let lock = Mutex(())

  private(set) var readEnd: Int32 = -1
  private(set) var writeEnd: Int32 = -1

  init() throws {
    var ends: [Int32] = [-1, -1]
    let isOpen = Self.lock.withLock { _ in
      guard pipe(&ends) == 0 else { return false }
      return ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
    }
    guard isOpen else { throw HarnessError.system("pipe") }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }
}
