extension UnsafeRawPointer {
  /// Returns eight bytes as one number, from any offset.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Returns up to seven bytes as one number, without reading further bytes. For strings of one length, equal numbers
  /// mean equal strings. Overlapping loads replace a loop.
  @inline(__always)
  func fewBytes(_ count: Int) -> UInt64 {
    if count >= 4 {
      let head = UInt64(loadUnaligned(as: UInt32.self))
      return head | UInt64(loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
    }
    guard count > 0 else { return 0 }
    let head = UInt64(load(as: UInt8.self)) | UInt64(load(fromByteOffset: count / 2, as: UInt8.self)) << 8
    return head | UInt64(load(fromByteOffset: count - 1, as: UInt8.self)) << 16
  }

  /// Returns whether both addresses have the same bytes. Keys are short, so that calling `memcmp` would take longer
  /// than comparing here.
  @inline(__always)
  func equals(_ other: UnsafeRawPointer, count: Int) -> Bool {
    guard count >= 8 else { return fewBytes(count) == other.fewBytes(count) }
    var offset = 0
    while offset + 8 < count {
      guard word(at: offset) == other.word(at: offset) else { return false }
      offset += 8
    }
    return word(at: count - 8) == other.word(at: count - 8)
  }
}
