extension Value {
  /// The elements of an array; of anything else, none.
  @inlinable
  public var elements: Elements {
    Elements(container: kind == .array ? self : nil)
  }

  /// The members of an object, those that a later one overrules left out; of anything else, none.
  @inlinable
  public var members: Members {
    Members(container: kind == .object ? self : nil)
  }

  @inlinable
  public subscript(key: Symbol) -> Value? {
    member(key, or: key)
  }

  /// The member under either of two spellings of a key.
  @inlinable
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
  @inlinable
  var takenApart: Value? {
    node.form == .deferred ? readDeferred() : self
  }

  @usableFromInline
  func readDeferred() -> Value? {
    try? Document.read(
      document.bytes, range: range, isWhole: false, interner: document.interner, deferring: .empty,
      limits: document.limits, origin: document.origin
    ).root
  }
}

extension Value {
  /// Whether another value of the same document is written inside this one.
  public func holds(_ other: Value) -> Bool {
    other.index > index && other.index < node.next
  }

  /// Whether a reference elsewhere in the document stands for this value.
  public var isReferenceTarget: Bool {
    document.references?.isTarget(index) ?? false
  }
}
