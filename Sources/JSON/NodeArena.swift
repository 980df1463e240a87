import Glibc

/// The nodes of one document in one block. `realloc` grows it and moves the pages of a large block without copying
/// them.
@usableFromInline
struct NodeArena: ~Copyable {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Node>
  @usableFromInline var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(16, capacity)
    base = .allocate(capacity: self.capacity)
    preferHugePages(base, bytes: self.capacity * MemoryLayout<Node>.stride)
  }

  init(copying other: borrowing NodeArena) {
    self.init(capacity: other.count)
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  deinit {
    free(base)
  }

  /// Replaces the key of every member by another symbol.
  mutating func renameKeys(_ name: (Symbol) -> Symbol) {
    for index in 0..<count where base[index].key != .none { base[index].key = name(base[index].key) }
  }

  @inline(__always)
  mutating func append(_ node: Node) throws(SyntaxError) {
    if count == capacity {
      try grow(at: Int(node.start))
    }
    base[count] = node
    count += 1
  }

  /// Removes the nodes from an index on.
  mutating func truncate(to count: Int) {
    self.count = min(self.count, count)
  }

  /// Reserves memory for further nodes. Returns `false` if there may be no more.
  mutating func makeRoom(for further: Int) -> Bool {
    while count + further > capacity {
      guard (try? grow(at: 0)) != nil else { return false }
    }
    return true
  }

  @inline(never)
  private mutating func grow(at offset: Int) throws(SyntaxError) {
    guard capacity < Node.maximumCount else {
      throw SyntaxError(.tooManyValues(limit: Node.maximumCount), at: offset)
    }
    capacity = min(capacity * 2, Node.maximumCount)
    let block = grown(base, toBytes: capacity * MemoryLayout<Node>.stride)
    base = block.assumingMemoryBound(to: Node.self)
    preferHugePages(block, bytes: capacity * MemoryLayout<Node>.stride)
  }
}
