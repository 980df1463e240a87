/// The targets of the references in a stream of rows.
///
/// Rows are never expanded: a reference is a link to another node, followed when its container is read. References that
/// would make a page endless are cut when the links are made: circles, and references that multiply the size of the
/// page.
@usableFromInline
struct RowReferences {
  /// A reference that leads nowhere.
  struct Fault {
    let node: Int
    let trouble: RowReferenceTrouble
  }

  private var rows: [UInt64: RowTable.Row]
  private var references: [RowTable.Reference]
  /// The targets in the order of the references; `nil` for references that lead nowhere.
  private var targets: [Int?]
  private(set) var faults: [Fault] = []
  private var allTargets: Set<Int> = []
  /// Whether a path leads into a container that was deferred.
  private(set) var leadsIntoDeferred = false

  init(_ table: RowTable) {
    rows = table.rows
    references = table.references
    targets = Array(repeating: nil, count: table.references.count)
  }

  /// Returns the target of a reference; `nil` where it leads nowhere.
  @usableFromInline
  func target(of node: Int) -> Int? {
    let place = place(of: node)
    return place < references.count && references[place].node == node ? targets[place] : nil
  }

  func isTarget(_ node: Int) -> Bool { allTargets.contains(node) }

  /// Returns the targets of the references inside a range of nodes.
  func targets(inside nodes: Range<Int>) -> [Int] {
    places(inside: nodes).compactMap { targets[$0] }
  }

  /// Returns the references that lead nowhere, inside a range of nodes and inside their targets.
  func faults(reachableFrom nodes: Range<Int>, in arena: borrowing NodeArena) -> [Fault] {
    guard !faults.isEmpty else { return [] }
    let byNode = Dictionary(faults.map { ($0.node, $0) }) { first, _ in first }
    var found: [Fault] = []
    var seen: Set<Int> = []
    var open = [nodes]
    while let range = open.popLast() {
      for place in places(inside: range) where seen.insert(place).inserted {
        if let fault = byNode[references[place].node] { found.append(fault) }
        if let target = targets[place] { open.append(target..<arena.base[target].next) }
      }
    }
    return found.sorted { $0.node < $1.node }
  }

  /// Visits the targets of the references inside a range of nodes. The references inside a target are visited too, as
  /// long as `visit` returns that the target is new.
  func forEachTarget(
    reachableFrom nodes: Range<Int>, in arena: borrowing NodeArena, _ visit: (Int) -> Bool
  ) {
    var open = [nodes]
    while let range = open.popLast() {
      for place in places(inside: range) {
        if let target = targets[place], visit(target) { open.append(target..<arena.base[target].next) }
      }
    }
  }

  private func places(inside nodes: Range<Int>) -> Range<Int> {
    place(of: nodes.lowerBound)..<place(of: nodes.upperBound)
  }

  /// Returns the position of the first reference at or after a node.
  private func place(of node: Int) -> Int {
    var low = 0
    var high = references.count
    while low < high {
      let middle = (low + high) / 2
      if references[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Links every reference, then cuts the references that would make the page endless.
  mutating func link(
    in arena: inout NodeArena, of bytes: ByteBuffer, _ interner: Interner, _ limits: ReadingLimits
  ) {
    guard !references.isEmpty else { return }
    var linker = RowLinker(rows: rows, references: references, bytes: bytes, interner: interner)
    linker.findTargets(in: arena)
    leadsIntoDeferred = linker.leadsIntoDeferred
    var cutter = RowCutter(references: references.map(\.node), targets: linker.targets, in: arena, limits)
    cutter.cut(in: arena)
    targets = cutter.targets
    allTargets = Set(targets.compactMap(\.self))
    for (place, trouble) in linker.troubles.merging(cutter.troubles.mapValues(Optional.some), uniquingKeysWith: { $1 })
    {
      arena.base[references[place].node].become(.null)
      if let trouble { faults.append(Fault(node: references[place].node, trouble: trouble)) }
    }
    faults.sort { $0.node < $1.node }
    rows = [:]
  }
}

/// The reason why a reference in a row leads nowhere.
public enum RowReferenceTrouble: Hashable, Sendable {
  /// The page does not contain the row, or the part of the row, that the reference names.
  case missing(String)
  /// The server sent an error in place of the row, which is this text.
  case error(String)
  /// The reference leads to a value that contains it.
  case circle
  /// A chain of rows is nested deeper than a document may be.
  case tooDeep
  /// The reference would make the page many times larger than its text.
  case tooMuch
}
