import CMemory

extension Value {
  /// The position of a value in its document, in four bytes.
  public struct Place: Hashable, Sendable {
    @usableFromInline let index: UInt32

    @inlinable
    init(index: UInt32) {
      self.index = index
    }

    @inlinable
    public static var root: Place { Place(index: 0) }
  }

  @inlinable
  public var place: Place { Place(index: UInt32(truncatingIfNeeded: index)) }
}

/// The queries of `Value`, asked of the document. A value keeps its document alive, which costs a retain and a release
/// each time it is passed on. Code that walks over a whole feed therefore uses places.
extension Document {
  @inlinable
  public func value(at place: Value.Place) -> Value {
    Value(document: self, index: Int(place.index))
  }

  /// Returns the number of bytes with which a value is written.
  @inlinable
  public func length(at place: Value.Place) -> Int {
    let node = arena.base[Int(place.index)]
    return Int(node.end &- node.start)
  }

  /// Returns the kind of a value; `nil` for null.
  @inlinable
  public func kind(at place: Value.Place) -> ValueKind? {
    switch arena.base[Int(place.index)].form {
    // Iterating a container follows references, so a place never is a reference itself.
    case .null, .reference: nil
    case .false: .false
    case .true: .true
    case .number: .number
    case .string, .escapedString: .string
    case .array: .array
    case .object: .object
    case .deferred: value(at: place).kind
    }
  }

  /// Calls `body` for the members of an object that is not deferred, without those that a later member overrides.
  @inlinable
  public func forEachMember(of place: Value.Place, _ body: (Symbol, Value.Place) -> Void) {
    let container = arena.base[Int(place.index)]
    guard container.form == .object else { return }
    var index = Int(place.index) + 1
    while index < container.next {
      let member = arena.base[index]
      if member.key != .none {
        body(member.key, Value.Place(index: UInt32(truncatingIfNeeded: meaning(of: index))))
      }
      index = member.next
    }
  }

  /// Calls `body` for the elements of an array that is not deferred.
  ///
  /// The next elements are fetched meanwhile: reading them one after the other would mostly be waiting for memory.
  public func forEachElement(of place: Value.Place, _ body: (Value.Place) -> Void) {
    let container = arena.base[Int(place.index)]
    guard container.form == .array else { return }
    let end = container.next
    var index = Int(place.index) + 1
    var ahead = index
    for _ in 0..<Self.fetchedElements { ahead = fetch(ahead, before: end) }
    while index < end {
      ahead = fetch(ahead, before: end)
      body(Value.Place(index: UInt32(truncatingIfNeeded: meaning(of: index))))
      index = arena.base[index].next
    }
  }

  /// The number of elements that are fetched before they are read.
  private static var fetchedElements: Int { 3 }

  /// Has the beginning of an element fetched. Returns the next element.
  @inline(__always)
  private func fetch(_ index: Int, before end: Int) -> Int {
    guard index < end else { return end }
    let next = arena.base[index].next
    // Its node is needed first, to find the element after it.
    facet_fetch(arena.base + next)
    fetch(Value.Place(index: UInt32(truncatingIfNeeded: index)), textBytes: 192)
    return next
  }

  /// Has a value fetched from memory, for code that will read it soon: the nodes of its first members, and the beginning
  /// of its text.
  @inline(__always)
  package func fetch(_ place: Value.Place, textBytes: Int) {
    let index = Int(place.index)
    let node = arena.base[index]
    var inside = index + Self.nodesPerLine
    let last = min(node.next, index + Self.fetchedNodes)
    while inside < last {
      facet_fetch(arena.base + inside)
      inside += Self.nodesPerLine
    }
    var offset = 0
    let length = min(textBytes, Int(node.end &- node.start))
    while offset < length {
      facet_fetch(bytes.base + Int(node.start) + offset)
      offset += Self.lineBytes
    }
  }

  private static var lineBytes: Int { 64 }
  private static var nodesPerLine: Int { lineBytes / MemoryLayout<Node>.stride }
  private static var fetchedNodes: Int { 64 }

  /// Returns the member of an object that is not deferred, under either of two spellings of a key.
  public func member(_ key: Symbol, or other: Symbol, at place: Value.Place) -> Value.Place? {
    arena.base[Int(place.index)].form == .object ? member(key, or: other, of: place) : nil
  }

  /// Calls `body` with the text of a string without escapes.
  @inlinable
  public func withPlainText<Result>(at place: Value.Place, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let node = arena.base[Int(place.index)]
    guard node.form == .string else { return nil }
    return bytes.withUnsafeBytes(in: Int(node.start) + 1..<Int(node.end) - 1, body)
  }

  /// Returns whether a place is written inside of a container.
  @inlinable
  public func holds(_ place: Value.Place, inside container: Value.Place) -> Bool {
    place.index > container.index && Int(place.index) < arena.base[Int(container.index)].next
  }

  /// Returns the number of a string among all strings of the session; `nil` for "" and for values that are not strings.
  public func symbol(at place: Value.Place) -> Symbol? {
    let node = arena.base[Int(place.index)]
    guard node.form == .string else {
      return value(at: place).symbol.flatMap { interner.string($0).isEmpty ? nil : $0 }
    }
    let length = Int(node.end) - Int(node.start) - 2
    return length == 0
      ? nil : interner.intern(UnsafeBufferPointer(start: bytes.base + Int(node.start) + 1, count: length))
  }

  @usableFromInline
  func member(_ key: Symbol, or other: Symbol, of place: Value.Place) -> Value.Place? {
    let base = arena.base
    let end = base[Int(place.index)].next
    var index = Int(place.index) + 1
    while index < end {
      let node = base[index]
      if node.key == key || node.key == other {
        return Value.Place(index: UInt32(truncatingIfNeeded: meaning(of: index)))
      }
      index = node.next
    }
    return nil
  }
}
