import JSON
import Text

/// The copying of an extended group: the group keeps its own members, and gets those that it lacks.
extension GroupExtender {
  mutating func copy(_ source: Int, into goal: Int) {
    var pending = [(source, goal)]
    while let (source, goal) = pending.popLast() {
      tree[group: goal].inherit(tree[group: source])
      for child in tree.nodes[source].children {
        guard hasRoom(for: child, in: goal) else { return }
        if let copy = copyChild(child, to: goal) {
          pending.append((child, copy))
        }
      }
    }
  }

  /// Copies a child. Returns the group that the child's members have to be copied into, if the child is a group.
  private mutating func copyChild(_ child: Int, to goal: Int) -> Int? {
    let node = tree.nodes[child]
    guard let existing = tree.child(node.name, of: goal) else {
      let copy = tree.add(node.name, to: goal, node.content, isInherited: true)
      guard let definition = node.definition else { return copy }
      compareTypes(tree.definitions[definition], goal)
      return nil
    }
    switch (node.content, tree.nodes[existing].content) {
    case (.group, .group):
      return existing
    // The group's own extension overrides a token that was inherited through an outer group.
    case (.token(let definition), .token) where tree.nodes[existing].isInherited:
      tree.define(existing, as: definition)
      return nil
    default:
      return nil
    }
  }

  private mutating func hasRoom(for child: Int, in goal: Int) -> Bool {
    let isFull = tree.nodes.count > limits.nodes
    let isLong = tree.pathBytes(of: tree.nodes[child].name, in: goal) > limits.pathBytes
    guard isFull || isLong else { return true }
    if let value = tree[group: goal].object, !hasRunOver {
      let limits = limits
      faults.add(at: value) {
        $0.extensionLeads(to: isFull ? $0.tooManyTokens(limits.nodes) : $0.tooLongPaths(bytes: limits.pathBytes))
      }
    }
    hasRunOver = true
    return false
  }

  /// Reports a token whose type differs from the `$type` of the group that inherits it, as the format requires.
  private mutating func compareTypes(_ definition: TokenDefinition, _ goal: Int) {
    guard let value = tree[group: goal].typeValue, case .known(let wanted) = tree[group: goal].type else { return }
    guard definition.type == nil, !definition.isReference else { return }
    if case .known(let type) = tree.type(around: definition.home), type != wanted {
      faults.add(at: value) { $0.inheritsOtherType(SafeText(wanted.rawValue), type.noun(in: $0)) }
    }
  }
}
