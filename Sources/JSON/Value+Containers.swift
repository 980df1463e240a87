extension Value {
  /// The elements of an array; empty for any other value.
  @inlinable
  public var elements: Elements {
    Elements(container: kind == .array ? self : nil)
  }

  /// The members of an object without those that a later member overrides; empty for any other value.
  @inlinable
  public var members: Members {
    Members(container: kind == .object ? self : nil)
  }

  @inlinable
  public subscript(key: Symbol) -> Value? {
    member(key, or: key)
  }

  /// Returns the member under either of two spellings of a key.
  @inlinable
  public func member(_ key: Symbol, or other: Symbol) -> Value? {
    switch node.form {
    case .object: document.member(key, or: other, of: place).map { Value(document: document, index: Int($0.index)) }
    case .deferred: parsed?.member(key, or: other)
    default: nil
    }
  }

  public subscript(key: String) -> Value? {
    // A deferred object is parsed first, because before that the interner may not know the key.
    guard let object = parsed, object.holdsValues else { return nil }
    return document.interner.find(key).flatMap { object[$0] }
  }

  /// The value itself, or the value of a deferred container, which is parsed now.
  @inlinable
  var parsed: Value? {
    node.form == .deferred ? readDeferred() : self
  }

  /// The document of a deferred container, read now; `nil` for any other value.
  public var deferredDocument: Document? {
    node.form == .deferred ? readDeferred()?.document : nil
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
  /// Whether there are values inside this one. They are unknown in a deferred container until it is read.
  private var holdsValues: Bool { node.next > index + 1 }

  /// Whether this is the object {}.
  public var isEmptyObject: Bool { node.form == .object && !holdsValues }

  /// Whether another value of the same document is written inside this one.
  public func holds(_ other: Value) -> Bool {
    other.index > index && other.index < node.next
  }

  /// Whether a reference elsewhere in the document leads to this value.
  public var isReferenceTarget: Bool {
    document.references?.isTarget(index) ?? false
  }
}
