/// The step that cuts the references between rows that would make a page endless: circles, unlimited nesting, and
/// references that multiply.
///
/// Afterwards any code can walk through the page: it is no deeper than a document may be, and not many times larger
/// than its text.
struct RowCutter {
  /// The nodes of the references in ascending order.
  private let references: [Int]
  /// The target of each reference, by the position in `references`; `nil` where it leads nowhere.
  private(set) var targets: [Int?]
  private(set) var troubles: [Int: RowReferenceTrouble] = [:]
  /// The depths of the references and of their targets in the stream.
  private var depths: [Int: Int] = [:]
  private var measures: [Int: Measure] = [:]
  /// The values around the value that is being measured.
  private var open: Set<Int> = []
  private var steps: Int
  private let mostNodes: Int
  private let mostDepth: Int

  /// The size and the depth of a value, including everything that it refers to.
  private struct Measure {
    var nodes: Int
    /// The depth of the deepest reference in the value, including the target of that reference.
    var depth = 0
  }

  /// The number of nodes that rows may expand to, for each node that is written.
  private static let growth = 4
  private static let fewestNodes = 1 << 12

  init(references: [Int], targets: [Int?], in arena: borrowing NodeArena, _ limits: ReadingLimits) {
    self.references = references
    self.targets = targets
    mostNodes = max(Self.fewestNodes, Self.growth * arena.count)
    mostDepth = limits.depth
    steps = 1 << 22 + Self.growth * arena.count
    findDepths(in: arena)
  }

  /// Finds the depths of all references with a target, and of the targets.
  private mutating func findDepths(in arena: borrowing NodeArena) {
    var wanted: [Int] = []
    for (reference, target) in zip(references, targets) {
      if let target { wanted += [reference, target] }
    }
    wanted.sort()
    var ends: [Int] = []
    var index = 0
    for node in wanted {
      while index <= node {
        while let end = ends.last, end <= index { ends.removeLast() }
        let next = arena.base[index].next
        if index == node {
          depths[index] = ends.count
        } else if next <= node {
          // The node contains none of the wanted nodes.
          index = next
          continue
        }
        if next > index + 1 { ends.append(next) }
        index += 1
      }
    }
  }

  mutating func cut(in arena: borrowing NodeArena) {
    for target in targets {
      if let target { _ = measure(target, in: arena, level: 0) }
    }
  }

  private mutating func measure(_ node: Int, in arena: borrowing NodeArena, level: Int) -> Measure {
    if let known = measures[node] { return known }
    let end = arena.base[node].next
    var measure = Measure(nodes: end - node)
    open.insert(node)
    var place = firstPlace(from: node)
    while place < references.count, references[place] < end {
      add(place, to: &measure, of: node, in: arena, level: level)
      place += 1
    }
    open.remove(node)
    measures[node] = measure
    return measure
  }

  private mutating func add(
    _ place: Int, to measure: inout Measure, of node: Int, in arena: borrowing NodeArena, level: Int
  ) {
    guard let target = targets[place] else { return }
    steps -= 1
    if steps <= 0 { return cut(place, .tooMuch) }
    if open.contains(target) { return cut(place, .circle) }
    if level >= mostDepth { return cut(place, .tooDeep) }
    let inside = self.measure(target, in: arena, level: level + 1)
    // Measuring the target may have found that this reference is part of a circle.
    guard targets[place] != nil else { return }
    let depth = depths[references[place], default: 0] - depths[node, default: 0] + 1 + inside.depth
    if depth > mostDepth { return cut(place, .tooDeep) }
    if measure.nodes + inside.nodes > mostNodes { return cut(place, .tooMuch) }
    measure.nodes += inside.nodes
    measure.depth = max(measure.depth, depth)
  }

  private mutating func cut(_ place: Int, _ trouble: RowReferenceTrouble) {
    targets[place] = nil
    troubles[place] = trouble
  }

  /// Returns the position of the first reference at or after a node.
  private func firstPlace(from node: Int) -> Int {
    var low = 0
    var high = references.count
    while low < high {
      let middle = (low + high) / 2
      if references[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
