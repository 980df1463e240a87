/// What the references in a stream of rows lead to.
///
/// Rows are never expanded: a reference is a link to another node, followed when its container is looked into. What
/// would make a page endless is cut when the links are made: a reference to something that contains it, and references
/// that make the page many times as large as it is written.
@usableFromInline
struct RowReferences {
  /// A reference that leads nowhere.
  struct Fault {
    let node: Int
    let trouble: RowReferenceTrouble
  }

  private var rows: [UInt64: RowTable.Row]
  private var references: [RowTable.Reference]
  /// In the order of the references; `nil` for those that lead nowhere.
  private var targets: [Int?]
  private(set) var faults: [Fault] = []
  private var allTargets: Set<Int> = []
  /// Whether a path leads into a container that was not taken apart.
  private(set) var leadsIntoDeferred = false

  init(_ table: RowTable) {
    rows = table.rows
    references = table.references
    targets = Array(repeating: nil, count: table.references.count)
  }

  /// What a reference stands for; itself where it leads nowhere.
  @usableFromInline
  func target(of node: Int) -> Int? {
    let place = place(of: node)
    return place < references.count && references[place].node == node ? targets[place] : nil
  }

  func isTarget(_ node: Int) -> Bool { allTargets.contains(node) }

  /// What the references inside a range of nodes stand for.
  func targets(inside nodes: Range<Int>) -> [Int] {
    places(inside: nodes).compactMap { targets[$0] }
  }

  /// The references inside a range of nodes, and inside whatever they lead to, that lead nowhere.
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

  /// Visits what the references inside a range of nodes lead to, and those inside of that as long as `visit` says that
  /// it is new.
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

  /// The place of the first reference at or behind a node.
  private func place(of node: Int) -> Int {
    var low = 0
    var high = references.count
    while low < high {
      let middle = (low + high) / 2
      if references[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Links every reference, then cuts those that would never end.
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

/// Why a reference in a row leads nowhere.
public enum RowReferenceTrouble: Hashable, Sendable {
  /// The row, or the part of it, that it names is not in the page.
  case missing(String)
  /// It leads to something that contains it.
  case circle
  /// Rows refer to rows in rows, deeper than documents may be nested.
  case tooDeep
  /// With it the page would be many times as large as it is written.
  case tooMuch
}
