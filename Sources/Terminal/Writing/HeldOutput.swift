import CNcurses
import Glibc

/// Holds the output of ncurses in memory until it is taken. ncurses itself would wait for a terminal without room, and
/// it can only write to a descriptor.
struct HeldOutput {
  private let descriptor: Int32
  /// The first bytes of the memory, mapped, so that nearly every frame is read without a call of the system.
  private let mapped: UnsafeRawPointer?

  /// The number of mapped bytes: far more than most frames.
  private static let mappedCount = 1 << 16

  /// Redirects a descriptor into memory. Returns `nil` if that fails.
  init?(replacing descriptor: Int32) {
    let memory = facet_memory()
    guard memory >= 0 else { return nil }
    defer { Glibc.close(memory) }
    guard dup2(memory, descriptor) == descriptor else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = descriptor
    let address = mmap(nil, Self.mappedCount, PROT_READ, MAP_SHARED, memory, 0)
    mapped = address == MAP_FAILED ? nil : UnsafeRawPointer(address)
  }

  /// Gives the mapped bytes back. The descriptor belongs to its stream.
  func close() {
    if let mapped { munmap(UnsafeMutableRawPointer(mutating: mapped), Self.mappedCount) }
  }

  /// Takes the bytes that were written since the last call.
  func take() -> [UInt8] {
    let count = lseek(descriptor, 0, SEEK_CUR)
    guard count > 0 else { return [] }
    lseek(descriptor, 0, SEEK_SET)
    if let mapped, count <= Self.mappedCount {
      return [UInt8](UnsafeRawBufferPointer(start: mapped, count: count))
    }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(descriptor, buffer.baseAddress, count, 0))
    }
  }
}
