/// The step that finds the targets of the references in rows.
struct RowLinker {
  private let rows: [UInt64: RowTable.Row]
  private let references: [RowTable.Reference]
  private let bytes: ByteBuffer
  private let interner: Interner
  private let placesOfNodes: [Int: Int]
  /// The target of each reference, by the position in `references`.
  private(set) var targets: [Int?]
  /// The reasons why references lead nowhere, by position; `nil` where the reference needs no report.
  private(set) var troubles: [Int: RowReferenceTrouble?] = [:]
  private(set) var leadsIntoDeferred = false
  /// The number of steps along paths and through rows that remain. Hostile rows could otherwise cause any number of
  /// steps.
  private var steps: Int
  /// The length in bytes from which on the text of an error is left out.
  private static let longestError = 1 << 14
  /// The progress of a reference.
  private enum State {
    case untouched, open, done
  }

  private var states: [State]

  /// The result of following a path.
  private enum Walk {
    case arrived(node: Int)
    case failed(RowReferenceTrouble?)
    /// Another reference on the path has to be followed first.
    case waits(place: Int)
  }

  init(rows: [UInt64: RowTable.Row], references: [RowTable.Reference], bytes: ByteBuffer, interner: Interner) {
    self.rows = rows
    self.references = references
    self.bytes = bytes
    self.interner = interner
    targets = Array(repeating: nil, count: references.count)
    states = Array(repeating: .untouched, count: references.count)
    placesOfNodes = Dictionary(uniqueKeysWithValues: references.enumerated().map { ($0.element.node, $0.offset) })
    steps = 1 << 22 + 4 * bytes.count
  }

  /// Finds the target of every reference. An own stack replaces recursion, because a chain of references can be as long
  /// as the page.
  mutating func findTargets(in arena: borrowing NodeArena) {
    for place in references.indices {
      var open = [place]
      while let place = open.last {
        if let next = follow(place, in: arena) { open.append(next) } else { open.removeLast() }
      }
    }
  }

  /// Follows one reference. Returns the reference that has to be followed first, if any.
  private mutating func follow(_ place: Int, in arena: borrowing NodeArena) -> Int? {
    guard states[place] != .done else { return nil }
    states[place] = .open
    switch walk(references[place].path, in: arena) {
    case .waits(let other) where states[other] == .untouched:
      return other
    case .waits:
      troubles[place] = .some(.circle)
    case .failed(let trouble):
      troubles[place] = .some(trouble)
    case .arrived(let node):
      targets[place] = node
    }
    states[place] = .done
    return nil
  }

  /// Follows a path: a row, then keys and list positions, each after a colon.
  private mutating func walk(_ path: Range<Int>, in arena: borrowing NodeArena) -> Walk {
    // A reference that waits for others begins again after each of them, so its path counts each time.
    steps -= path.count
    guard steps > 0 else { return .failed(.tooMuch) }
    let parts = bytes.string(in: path).split(separator: ":", omittingEmptySubsequences: false)
    guard let id = parts.first.flatMap({ UInt64($0, radix: 16) }), let row = rows[id] else {
      return .failed(.missing(bytes.string(in: path)))
    }
    var node: Int
    switch row {
    case .value(let value): node = value
    case .error(let range): return .failed(.error(bytes.string(in: range.prefix(Self.longestError))))
    // A reference to a module does not refer to data.
    case .other: return .failed(nil)
    }
    if let end = passReference(at: &node, in: arena) { return end }
    for part in parts.dropFirst() {
      guard steps > 0 else { return .failed(.tooMuch) }
      guard let child = child(String(part), of: node, in: arena) else {
        return .failed(.missing(bytes.string(in: path)))
      }
      node = child
      if let end = passReference(at: &node, in: arena) { return end }
    }
    return .arrived(node: node)
  }

  /// Replaces a node that is a reference by its target. Returns a result if the walk ends here.
  private func passReference(at node: inout Int, in arena: borrowing NodeArena) -> Walk? {
    guard arena.base[node].isReference, let place = placesOfNodes[node] else { return nil }
    guard states[place] == .done else { return .waits(place: place) }
    guard let target = targets[place] else { return .failed(troubles[place] ?? nil) }
    node = target
    return nil
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
    case .deferred:
      leadsIntoDeferred = true
      return nil
    default:
      return nil
    }
  }

  /// Returns the list position of a part of a path. An element of a page is a list: a sign, its type, its key, its
  /// properties.
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
