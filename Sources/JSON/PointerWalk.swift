/// Goes through a document in the order of its text and gives offsets the pointers of the values they lie in.
struct PointerWalk {
  private var rest: ArraySlice<Int>
  private var pointers: [String] = []

  /// The offsets must ascend.
  init(_ offsets: [Int]) {
    rest = offsets[...]
    pointers.reserveCapacity(offsets.count)
  }

  /// Names the offsets up to the end of a value; steps only into what spans the next one.
  mutating func visit(_ value: Value, pointer: String) {
    let range = value.range
    give(pointer, toThoseBefore: range.lowerBound)
    if let container = value.takenApart {
      for (position, element) in container.written(as: .array).enumerated() {
        guard let next = rest.first, next < range.upperBound else { return }
        give(pointer, toThoseBefore: element.range.lowerBound)
        if isNext(in: element) {
          visit(element, pointer: "\(pointer)/\(position)")
        }
      }
      for member in container.written(as: .object) where member.node.key != .none {
        guard let next = rest.first, next < range.upperBound else { return }
        give(pointer, toThoseBefore: member.range.lowerBound)
        if isNext(in: member) {
          let key = container.document.interner.string(member.node.key)
          visit(member, pointer: "\(pointer)/\(Self.escape(key))")
        }
      }
    }
    give(pointer, toThoseBefore: range.upperBound)
  }

  /// What lies behind the outermost value is given its pointer.
  consuming func finish(pointer: String) -> [String] {
    give(pointer, toThoseBefore: .max)
    return pointers
  }

  private func isNext(in value: Value) -> Bool {
    rest.first.map { value.range.contains($0) } ?? false
  }

  private mutating func give(_ pointer: String, toThoseBefore end: Int) {
    while let offset = rest.first, offset < end {
      pointers.append(pointer)
      rest.removeFirst()
    }
  }

  private static func escape(_ key: String) -> String {
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Value {
  /// The values inside a container of a kind as they are written: a reference is itself and not what it stands for.
  fileprivate func written(as kind: ValueKind) -> some Sequence<Value> {
    let isFilled = self.kind == kind
    return sequence(state: isFilled ? index + 1 : node.next) { [document, end = node.next] index -> Value? in
      guard index < end else { return nil }
      defer { index = document.arena.base[index].next }
      return Value(document: document, index: index)
    }
  }
}
