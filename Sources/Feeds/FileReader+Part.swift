import Glibc

extension FileReader {
  /// Returns some bytes of a regular file: fewer at its end, and none if it cannot be read. Never waits.
  public static func part(of path: String, from offset: Int = 0, count: Int) -> [UInt8] {
    guard isRegular(path) else { return [] }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: count) { target, length in
      length = max(0, pread(descriptor, target.baseAddress, count, off_t(offset)))
    }
  }
}
