import CNcurses
import Glibc

/// What ncurses writes, held in memory until it is taken. ncurses itself waits for a terminal that has no room, and there
/// is no other way to have its bytes than to be what it writes to.
struct HeldOutput {
  private let descriptor: Int32

  /// From now on what is written to a descriptor stays in memory; `nil` where that cannot be.
  init?(replacing descriptor: Int32) {
    let memory = facet_memory()
    guard memory >= 0 else { return nil }
    defer { close(memory) }
    guard dup2(memory, descriptor) == descriptor else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = descriptor
  }

  /// Takes the bytes that have been written since they were last taken.
  func take() -> [UInt8] {
    let count = lseek(descriptor, 0, SEEK_CUR)
    guard count > 0 else { return [] }
    lseek(descriptor, 0, SEEK_SET)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(descriptor, buffer.baseAddress, count, 0))
    }
  }
}
