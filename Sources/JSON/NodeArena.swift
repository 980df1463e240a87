import Glibc

/// The nodes of one document, side by side. Grown by `realloc`, which moves the pages of a large block without
/// copying them.
@usableFromInline
struct NodeArena: ~Copyable {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Node>
  @usableFromInline private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(16, capacity)
    base = .allocate(capacity: self.capacity)
    preferHugePages(base, bytes: self.capacity * MemoryLayout<Node>.stride)
  }

  deinit {
    free(base)
  }

  @inline(__always)
  mutating func append(_ node: Node) throws(SyntaxError) {
    if count == capacity {
      try grow(at: Int(node.start))
    }
    base[count] = node
    count += 1
  }

  /// Forgets the nodes from an index on.
  mutating func truncate(to count: Int) {
    self.count = min(self.count, count)
  }

  @inline(never)
  private mutating func grow(at offset: Int) throws(SyntaxError) {
    guard capacity < Node.maximumCount else {
      throw SyntaxError(.tooManyValues(limit: Node.maximumCount), at: offset)
    }
    capacity = min(capacity * 2, Node.maximumCount)
    guard let grown = realloc(base, capacity * MemoryLayout<Node>.stride) else { abort() }
    base = grown.assumingMemoryBound(to: Node.self)
    preferHugePages(grown, bytes: capacity * MemoryLayout<Node>.stride)
  }
}
