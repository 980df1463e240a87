/// A counted reference to an object of a C library.
struct ObjectReference: ~Copyable {
  let pointer: UnsafeMutableRawPointer
  private let release: @convention(c) (UnsafeMutableRawPointer) -> Void

  init?(_ pointer: UnsafeMutableRawPointer?, release: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void) {
    guard let pointer else { return nil }
    self.pointer = pointer
    self.release = release
  }

  deinit { release(pointer) }
}
