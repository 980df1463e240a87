import Glibc

/// A table that finds keys that occur twice in one object. It holds, for each key, the number of the object that last
/// contained it.
final class KeyStamps {
  struct Repeat {
    let earlierMember: Int
    /// Whether this is the first time that this object repeats this key.
    let isFirst: Bool
  }

  private struct Stamp {
    var object: UInt32 = 0
    /// The index of the member. The top bit is set if the object has already repeated the key.
    var member: UInt32 = 0
  }

  private static let repeated: UInt32 = 1 << 31

  // No method here calls back into the table.
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<Stamp>
  @exclusivity(unchecked) private var capacity = 256
  @exclusivity(unchecked) private var object: UInt32 = 0

  init() {
    base = .allocate(capacity: capacity)
    base.initialize(repeating: Stamp(), count: capacity)
  }

  deinit {
    free(base)
  }

  func beginObject() {
    object &+= 1
    if object == 0 {
      // After four thousand million objects the numbers start again, so all old stamps are removed.
      base.update(repeating: Stamp(), count: capacity)
      object = 1
    }
  }

  @inline(__always)
  func stamp(_ key: Symbol, member: Int) -> Repeat? {
    let index = Int(key.rawValue)
    if index >= capacity {
      grow(toHold: index)
    }
    let earlier = base[index]
    let isRepeat = earlier.object == object
    let number = UInt32(truncatingIfNeeded: member)
    base[index] = Stamp(object: object, member: isRepeat ? number | Self.repeated : number)
    guard isRepeat else { return nil }
    return Repeat(earlierMember: Int(earlier.member & ~Self.repeated), isFirst: earlier.member < Self.repeated)
  }

  @inline(never)
  private func grow(toHold index: Int) {
    let wanted = max(capacity * 2, index + 1)
    let block = grown(base, toBytes: wanted * MemoryLayout<Stamp>.stride)
    base = block.assumingMemoryBound(to: Stamp.self)
    (base + capacity).initialize(repeating: Stamp(), count: wanted - capacity)
    capacity = wanted
  }
}
