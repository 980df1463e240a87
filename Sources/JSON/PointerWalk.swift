/// A walk through a document in the order of its text, which finds the pointer of the value around each offset.
struct PointerWalk {
  private var rest: ArraySlice<Int>
  private var pointers: [String] = []

  /// Creates a walk for offsets in ascending order.
  init(_ offsets: [Int]) {
    rest = offsets[...]
    pointers.reserveCapacity(offsets.count)
  }

  /// Assigns pointers to all offsets up to the end of a value. It visits only children that contain the next offset.
  mutating func visit(_ value: Value, pointer: String) {
    let range = value.range
    assign(pointer, toOffsetsBefore: range.lowerBound)
    if let container = value.parsed {
      for (position, element) in container.written(as: .array).enumerated() {
        guard let next = rest.first, next < range.upperBound else { return }
        assign(pointer, toOffsetsBefore: element.range.lowerBound)
        if isNext(in: element) {
          visit(element, pointer: "\(pointer)/\(position)")
        }
      }
      for member in container.written(as: .object) where member.node.key != .none {
        guard let next = rest.first, next < range.upperBound else { return }
        assign(pointer, toOffsetsBefore: member.range.lowerBound)
        if isNext(in: member) {
          let key = container.document.interner.string(member.node.key)
          visit(member, pointer: "\(pointer)/\(key.pointerToken)")
        }
      }
    }
    assign(pointer, toOffsetsBefore: range.upperBound)
  }

  /// Assigns the pointer to all remaining offsets, which lie after the outermost value, and returns all pointers.
  consuming func finish(pointer: String) -> [String] {
    assign(pointer, toOffsetsBefore: .max)
    return pointers
  }

  private func isNext(in value: Value) -> Bool {
    rest.first.map { value.range.contains($0) } ?? false
  }

  private mutating func assign(_ pointer: String, toOffsetsBefore end: Int) {
    while let offset = rest.first, offset < end {
      pointers.append(pointer)
      rest.removeFirst()
    }
  }
}

extension Value {
  /// The values inside a container of the given kind, as they are written: references are not followed.
  func written(as kind: ValueKind) -> some Sequence<Value> {
    let isFilled = self.kind == kind
    return sequence(state: isFilled ? index + 1 : node.next) { [document, end = node.next] index -> Value? in
      guard index < end else { return nil }
      defer { index = document.arena.base[index].next }
      return Value(document: document, index: index)
    }
  }
}
