import CNcurses
import Glibc

/// Holds the output of ncurses in memory until it is taken. ncurses itself would wait for a terminal without room, and
/// it can only write to a descriptor.
struct HeldOutput {
  private let descriptor: Int32

  /// Redirects a descriptor into memory. Returns `nil` if that fails.
  init?(replacing descriptor: Int32) {
    let memory = facet_memory()
    guard memory >= 0 else { return nil }
    defer { close(memory) }
    guard dup2(memory, descriptor) == descriptor else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = descriptor
  }

  /// Takes the bytes that were written since the last call.
  func take() -> [UInt8] {
    let count = lseek(descriptor, 0, SEEK_CUR)
    guard count > 0 else { return [] }
    lseek(descriptor, 0, SEEK_SET)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(descriptor, buffer.baseAddress, count, 0))
    }
  }
}
