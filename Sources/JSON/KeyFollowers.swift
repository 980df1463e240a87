/// The key that followed each key last time. Feeds repeat their keys in one order thousands of times. Comparing a key
/// with the expected one is several times faster than finding its end, hashing it and looking it up.
struct KeyFollowers {
  /// A few times more slots than a feed has kinds of members. If two kinds share a slot, reading only becomes slower.
  private static let slots = 1024
  /// A longer key takes longer to compare than to look up.
  static let longestKey = 64

  private var followers = ContiguousArray(repeating: Symbol.none, count: slots)

  /// Returns the slot for the key after `previous`. The depth counts, because a component's `id` and a facet's `id`
  /// have different successors.
  @inline(__always)
  static func slot(after previous: Symbol, depth: Int) -> Int {
    (Int(previous.rawValue) &* 8 &+ depth) & (slots - 1)
  }

  @inline(__always)
  subscript(slot: Int) -> Symbol {
    get { followers[slot] }
    set { followers[slot] = newValue }
  }
}
