extension Value {
  /// The elements of an array; of anything else, none.
  public var elements: Elements {
    Elements(container: kind == .array ? self : nil)
  }

  /// The members of an object, those that a later one overrules left out; of anything else, none.
  public var members: Members {
    Members(container: kind == .object ? self : nil)
  }

  public subscript(key: Symbol) -> Value? {
    member(key, or: key)
  }

  /// The member under either of two spellings of a key.
  public func member(_ key: Symbol, or other: Symbol) -> Value? {
    switch node.form {
    case .object: document.member(key, or: other, of: place).map { Value(document: document, index: Int($0.index)) }
    case .deferred: takenApart?.member(key, or: other)
    default: nil
    }
  }

  public subscript(key: String) -> Value? {
    // Taken apart first: until then the interner may not know the key.
    takenApart.flatMap { object in document.interner.find(key).flatMap { object[$0] } }
  }

  /// The value itself, or what was deferred, read now.
  var takenApart: Value? {
    guard node.form == .deferred else { return self }
    return try? Document.read(
      document.bytes, range: range, isWhole: false, interner: document.interner, deferring: .empty,
      limits: document.limits, origin: document.origin
    ).root
  }

  public struct Elements: Sequence, IteratorProtocol {
    private let document: Document?
    private var index = 0
    private var end = 0

    init(container: Value?) {
      let container = container?.takenApart
      document = container?.document
      if let container {
        index = container.index + 1
        end = container.node.next
      }
    }

    public mutating func next() -> Value? {
      guard let document, index < end else { return nil }
      defer { index = document.arena.base[index].next }
      return Value(document: document, index: index)
    }
  }

  public struct Members: Sequence, IteratorProtocol {
    private var elements: Elements

    init(container: Value?) {
      elements = Elements(container: container)
    }

    public mutating func next() -> (key: Symbol, value: Value)? {
      while let value = elements.next() {
        if value.node.key != .none {
          return (value.node.key, value)
        }
      }
      return nil
    }
  }
}
