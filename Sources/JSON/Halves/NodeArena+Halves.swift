extension NodeArena {
  /// The number of values from which two threads copy them sooner than one.
  private static var leastForTwo: Int { 1 << 16 }

  /// Appends the values of another arena, for which there is room. `keys` holds the new symbol of each key.
  mutating func append(_ other: borrowing NodeArena, keys: [Symbol]) {
    let first = UInt32(truncatingIfNeeded: count)
    let (source, target) = (other.base, base + count)
    keys.withUnsafeBufferPointer { keys in
      TwoThreads.share(0..<other.count, least: Self.leastForTwo) { numbers in
        for number in numbers {
          target[number] = source[number].moved(by: first, keys)
        }
      }
    }
    count += other.count
  }
}

extension Node {
  /// Returns the value behind `count` further values, with the new symbol of its key.
  @inline(__always)
  fileprivate func moved(by count: UInt32, _ keys: UnsafeBufferPointer<Symbol>) -> Node {
    var node = self
    node.packed &+= count << 4
    if key != .none { node.key = keys[Int(key.rawValue)] }
    return node
  }
}
