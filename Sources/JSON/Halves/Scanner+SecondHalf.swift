extension Scanner where Sink == ArenaSink {
  /// Reads the elements of a list whose beginning is not known, and what follows the list, to the end of the text.
  mutating func readElementsToEnd() throws(SyntaxError) -> [SecondHalf.Closing] {
    var closings: [SecondHalf.Closing] = []
    // Whether the innermost container is an object; `nil` before its first member or element.
    var isObject: Bool? = false
    var key = Symbol.none
    beginOutside()
    while true {
      try readValue(key: key)
      skipSpace()
      while base[at] != UInt8(ascii: ",") {
        guard at < end else { return closings }
        let closesObject = base[at] == UInt8(ascii: "}")
        guard closesObject || base[at] == UInt8(ascii: "]"), isObject ?? closesObject == closesObject else {
          throw unexpected(.value)
        }
        at += 1
        closings.append(
          SecondHalf.Closing(isObject: closesObject, end: at, nodes: sink.arena.count, notes: sink.notes.count))
        isObject = nil
        skipSpace()
      }
      at += 1
      skipSpace()
      if isObject == nil { isObject = beginsWithKey }
      key = isObject == true ? try readKey(after: .none) : .none
    }
  }

  /// Whether a member of an object begins here, and no element of an array. Its string is read, and noted, later.
  private var beginsWithKey: Bool {
    guard base[at] == UInt8(ascii: "\"") else { return false }
    var behind = at + 1
    while behind < end, base[behind] != UInt8(ascii: "\"") {
      behind += base[behind] == UInt8(ascii: "\\") ? 2 : 1
    }
    repeat { behind += 1 } while behind < end && isSpace(base[behind])
    return behind < end && base[behind] == UInt8(ascii: ":")
  }

  consuming func content(_ closings: [SecondHalf.Closing]) -> SecondHalf.Content {
    sink.content(closings)
  }

  /// Takes over the second half at the comma before it, and closes the containers that are open. Returns `false` if the
  /// halves do not fit, and changes nothing then.
  mutating func join(_ half: SecondHalf) -> Bool {
    guard depth <= SecondHalf.deepest, let content = half.take(), content.closings.count == depth,
      content.closings.indices.allSatisfy({ stack[depth - 1 - $0].isObject == content.closings[$0].isObject }),
      sink.arena.makeRoom(for: content.arena.count)
    else { return false }
    let first = sink.arena.count
    sink.arena.append(content.arena, keys: content.interner.symbols(in: sink.interner))
    var notes = 0
    for closing in content.closings {
      sink.append(content.notes, notes..<closing.notes)
      notes = closing.notes
      depth -= 1
      sink.close(stack[depth], end: closing.end, nodeCount: first + closing.nodes)
    }
    sink.append(content.notes, notes..<content.notes.count)
    at = end
    return true
  }
}
