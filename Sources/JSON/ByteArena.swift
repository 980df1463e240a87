import Glibc

/// Bytes in one growing block, to which the interner appends its strings.
struct ByteArena: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  private var count = 0

  deinit {
    free(base)
  }

  /// Copies the bytes to the end and returns the offset of the copy.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if count + bytes.count > capacity {
      capacity = max(4096, capacity * 2, count + bytes.count)
      let block = grown(base, toBytes: capacity)
      base = block.assumingMemoryBound(to: UInt8.self)
    }
    let start = count
    if let base, let source = bytes.baseAddress {
      memcpy(base + start, source, bytes.count)
    }
    count += bytes.count
    return start
  }

  func bytes(from start: Int, count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base.map { UnsafePointer($0 + start) }, count: count)
  }

  @inline(__always)
  func equals(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard let other = bytes.baseAddress else { return bytes.isEmpty }
    return equals(other, count: bytes.count, at: start)
  }

  @inline(__always)
  func equals(_ other: UnsafePointer<UInt8>, count: Int, at start: Int) -> Bool {
    guard let base else { return count == 0 }
    return UnsafeRawPointer(base + start).equals(other, count: count)
  }
}
