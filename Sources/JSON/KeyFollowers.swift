/// Which key came after which, the last time: feeds repeat their keys in one order thousands of times, and to compare
/// a key with the expected one is several times faster than to look for its end, hash it and find it.
struct KeyFollowers {
  /// As many as a feed has kinds of members and a few times more; two that share a slot only cost time.
  private static let slots = 1024
  /// A key that takes longer to compare than to look up is not worth remembering.
  static let longestKey = 64

  private var followers = ContiguousArray(repeating: Symbol.none, count: slots)

  /// Where to look for what follows a key: the `id` of a component is followed by something else than a facet's.
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
