/// Finds what the references in rows lead to.
struct RowLinker {
  private let rows: [UInt64: RowTable.Row]
  private let references: [RowTable.Reference]
  private let bytes: ByteBuffer
  private let interner: Interner
  private let placesOfNodes: [Int: Int]
  /// By the place of the reference.
  private(set) var targets: [Int?]
  /// Of references that lead nowhere, by their place; `nil` where that is no trouble.
  private(set) var troubles: [Int: RowReferenceTrouble?] = [:]
  /// Steps along paths and through rows that may still be taken: hostile rows could ask for any number of them.
  private var steps: Int
  private static let longestChain = 64

  init(rows: [UInt64: RowTable.Row], references: [RowTable.Reference], bytes: ByteBuffer, interner: Interner) {
    self.rows = rows
    self.references = references
    self.bytes = bytes
    self.interner = interner
    targets = Array(repeating: nil, count: references.count)
    placesOfNodes = Dictionary(uniqueKeysWithValues: references.enumerated().map { ($0.element.node, $0.offset) })
    steps = 1 << 22 + 4 * bytes.count
  }

  mutating func findTargets(in arena: borrowing NodeArena) {
    for place in references.indices {
      _ = findTarget(place, in: arena, chain: 0)
    }
  }

  private mutating func findTarget(_ place: Int, in arena: borrowing NodeArena, chain: Int) -> Int? {
    if let target = targets[place] { return target }
    guard troubles[place] == nil else { return nil }
    guard chain < Self.longestChain else {
      troubles[place] = .some(.circle)
      return nil
    }
    guard let target = walk(references[place].path, in: arena, chain: chain, place) else { return nil }
    targets[place] = target
    return target
  }

  /// Goes along a path: a row, then keys and places in lists, each behind a colon.
  private mutating func walk(_ path: Range<Int>, in arena: borrowing NodeArena, chain: Int, _ place: Int) -> Int? {
    let parts = bytes.string(in: path).split(separator: ":", omittingEmptySubsequences: false)
    guard let id = parts.first.flatMap({ UInt64($0, radix: 16) }), let row = rows[id] else {
      return fail(place, .missing(bytes.string(in: path)))
    }
    guard case .value(var node) = row else {
      // A module or an error: whoever refers to it asks for no data.
      troubles[place] = .some(nil)
      return nil
    }
    guard let start = through(node, in: arena, chain: chain) else { return fail(place, .circle) }
    node = start
    for part in parts.dropFirst() {
      guard steps > 0 else { return fail(place, .tooMuch) }
      guard let child = child(String(part), of: node, in: arena) else {
        return fail(place, .missing(bytes.string(in: path)))
      }
      guard let next = through(child, in: arena, chain: chain) else { return fail(place, .circle) }
      node = next
    }
    return node
  }

  private mutating func fail(_ place: Int, _ trouble: RowReferenceTrouble) -> Int? {
    troubles[place] = .some(trouble)
    return nil
  }

  /// What a node stands for, if it is a reference itself.
  private mutating func through(_ node: Int, in arena: borrowing NodeArena, chain: Int) -> Int? {
    guard arena.base[node].isReference, let place = placesOfNodes[node] else { return node }
    return findTarget(place, in: arena, chain: chain + 1)
  }

  private mutating func child(_ part: String, of node: Int, in arena: borrowing NodeArena) -> Int? {
    switch arena.base[node].form {
    case .array:
      return element(number(part), of: node, in: arena)
    case .object:
      guard let key = interner.find(part) else { return nil }
      let end = arena.base[node].next
      var index = node + 1
      while index < end {
        steps -= 1
        if arena.base[index].key == key { return index }
        index = arena.base[index].next
      }
      return nil
    default:
      return nil
    }
  }

  /// An element of a page is a list: a sign, its type, its key, its properties.
  private func number(_ part: String) -> Int? {
    switch part {
    case "type": 1
    case "key": 2
    case "props": 3
    default: Int(part)
    }
  }

  private mutating func element(_ number: Int?, of node: Int, in arena: borrowing NodeArena) -> Int? {
    guard var number, number >= 0 else { return nil }
    let end = arena.base[node].next
    var index = node + 1
    while index < end {
      steps -= 1
      if number == 0 { return index }
      number -= 1
      index = arena.base[index].next
    }
    return nil
  }
}
