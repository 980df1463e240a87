// The sequences are inlinable, because a loop over members keeps the document alive anyway. Once inlined, nearly all
// retains and releases of the visited values are optimised away.
extension Value {
  public struct Elements: Sequence, IteratorProtocol {
    @usableFromInline let document: Document?
    @usableFromInline var index = 0
    @usableFromInline var end = 0

    @inlinable
    init(container: Value?) {
      let container = container?.parsed
      document = container?.document
      if let container {
        index = container.index + 1
        end = container.node.next
      }
    }

    @inlinable
    public mutating func next() -> Value? {
      guard let document, index < end else { return nil }
      let value = Value(document: document, index: document.meaning(of: index))
      index = document.arena.base[index].next
      return value
    }

    /// Returns the results of `make` for the elements, at most `most` of them. A loop, because a chain of lazy
    /// sequences looks up its types at run time.
    @inlinable
    public func first<Result>(_ most: Int, as make: (Value) -> Result?) -> [Result] {
      var results: [Result] = []
      for element in self {
        guard results.count < most else { break }
        if let result = make(element) { results.append(result) }
      }
      return results
    }
  }

  public struct Members: Sequence, IteratorProtocol {
    @usableFromInline var elements: Elements

    @inlinable
    init(container: Value?) {
      elements = Elements(container: container)
    }

    @inlinable
    public mutating func next() -> (key: Symbol, value: Value)? {
      guard let document = elements.document else { return nil }
      while elements.index < elements.end {
        let index = elements.index
        let node = document.arena.base[index]
        elements.index = node.next
        if node.key != .none {
          return (node.key, Value(document: document, index: document.meaning(of: index)))
        }
      }
      return nil
    }
  }
}
