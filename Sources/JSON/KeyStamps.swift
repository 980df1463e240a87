/// Finds keys that stand twice in one object: every key carries the number of the object it was last seen in.
struct KeyStamps: ~Copyable {
  struct Repeat {
    let earlierMember: Int
    /// Whether this is the first time that this object repeats this key.
    let isFirst: Bool
  }

  private struct Stamp {
    var object: UInt32 = 0
    var member: UInt32 = 0
    var isRepeated = false
  }

  private var stamps = ContiguousArray(repeating: Stamp(), count: 256)
  private var object: UInt32 = 0

  mutating func beginObject() {
    object += 1
  }

  @inline(__always)
  mutating func stamp(_ key: Symbol, member: Int) -> Repeat? {
    let index = Int(key.rawValue)
    if index >= stamps.count {
      stamps.append(contentsOf: repeatElement(Stamp(), count: index + 1))
    }
    let earlier = stamps[index]
    let isRepeat = earlier.object == object
    stamps[index] = Stamp(object: object, member: UInt32(truncatingIfNeeded: member), isRepeated: isRepeat)
    return isRepeat ? Repeat(earlierMember: Int(earlier.member), isFirst: !earlier.isRepeated) : nil
  }
}
