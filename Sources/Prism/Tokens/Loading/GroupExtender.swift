import JSON

/// The step that copies the members of extended groups into the groups that have `$extends`.
///
/// Some groups have to be extended first, so that the copied members are complete. They are the groups around a group,
/// those on the way to its target, and those inside its target. Groups can wait for each other in long chains, so there
/// is no recursion.
struct GroupExtender {
  private enum Progress {
    case waiting, begun, done
  }

  private struct Extension {
    let group: Int
    var target: Int?
    /// The groups in the target that still have to be checked.
    var within: [Int] = []
  }

  var tree: TokenTree
  var faults: TokenFaults
  let limits: TokenLimits
  /// Whether a limit has been met, which is said once.
  var hasRunOver = false
  /// Whether all files could be read. Otherwise missing tokens are not reported.
  private let isComplete: Bool
  private var progress: [Int: Progress] = [:]
  private var line: [Extension] = []

  init(_ tree: TokenTree, _ faults: TokenFaults, isComplete: Bool, limits: TokenLimits) {
    self.tree = tree
    self.faults = faults
    self.isComplete = isComplete
    self.limits = limits
    let extending = tree.subtree(of: TokenTree.root).filter { tree[group: $0].extends != nil }
    for group in extending {
      progress[group] = .waiting
    }
    for group in extending where progress[group] == .waiting {
      begin(group)
      while let last = line.last {
        advance(last.group)
      }
    }
  }

  private mutating func begin(_ group: Int) {
    progress[group] = .begun
    line.append(Extension(group: group))
  }

  /// Advances the group that all other groups in the line wait for by one step.
  private mutating func advance(_ group: Int) {
    if let next = nextToWaitFor(group) {
      if progress[next] == .begun {
        breakCircle(at: next)
      } else {
        begin(next)
      }
      return
    }
    guard let current = line.popLast() else { return }
    progress[group] = .done
    if let target = current.target {
      copy(target, into: group)
    }
  }

  private mutating func nextToWaitFor(_ group: Int) -> Int? {
    if let around = tree.line(to: group).dropLast().first(where: isUnfinished) {
      return around
    }
    let last = line.count - 1
    if line[last].target == nil {
      guard let steps = steps(of: group) else { return nil }
      let end = tree.walk(steps)
      if let onTheWay = tree.line(to: end.node).first(where: isUnfinished), onTheWay != group {
        return onTheWay
      }
      line[last].target = target(end, of: group, steps)
      line[last].within = line[last].target.map { tree.subtree(of: $0).filter { progress[$0] != nil } } ?? []
    }
    while let next = line[last].within.last {
      if isUnfinished(next) {
        return next
      }
      line[last].within.removeLast()
    }
    return nil
  }

  private func isUnfinished(_ node: Int) -> Bool {
    progress[node] == .waiting || progress[node] == .begun
  }

  private mutating func steps(of group: Int) -> [String]? {
    guard let value = tree[group: group].extends, let text = value.string else { return nil }
    let reference = TokenReference(alias: text) ?? TokenReference(pointer: text)
    guard let reference, reference.rest == nil else {
      faults.add(at: value) { $0.noGroupReference(text.quoted) }
      return nil
    }
    return reference.steps
  }

  private mutating func target(_ end: (node: Int, taken: Int), of group: Int, _ steps: [String]) -> Int? {
    guard let value = tree[group: group].extends else { return nil }
    let path = steps.joined(separator: ".")
    guard end.taken == steps.count else {
      if isComplete {
        faults.add(at: value) { $0.noGroup(path.quoted) }
      }
      return nil
    }
    guard tree.nodes[end.node].definition == nil else {
      faults.add(at: value) { $0.onlyGroupsExtend(path.quoted) }
      return nil
    }
    let around = [TokenTree.root] + tree.line(to: group)
    if around.contains(end.node) || ([TokenTree.root] + tree.line(to: end.node)).contains(group) {
      faults.add(at: value) { $0.extendsItself }
      return nil
    }
    return end.node
  }

  private mutating func breakCircle(at first: Int) {
    let start = line.firstIndex { $0.group == first } ?? 0
    let circle = line[start...].map(\.group)
    if let value = tree[group: first].extends {
      let names = ReferenceCycle(circle.map(tree.path))
      faults.add(at: value) { $0.groupCircle(names.text(in: $0)) }
    }
    for group in circle {
      progress[group] = .done
    }
    line.removeSubrange(start...)
  }
}
