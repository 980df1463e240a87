import JSON

/// The groups and tokens of all files, merged. Nodes refer to each other by number; number 0 is the root.
struct TokenTree {
  private struct Step: Hashable {
    let parent: Int
    let name: Symbol
  }

  static let root = 0

  let interner: Interner
  private(set) var nodes: [TokenNode]
  private(set) var definitions: [TokenDefinition] = []
  private var groups: [Int: TokenGroup] = [root: TokenGroup()]
  private var numbers: [Step: Int] = [:]

  init(interner: Interner) {
    self.interner = interner
    nodes = [TokenNode(name: .none, parent: Self.root, pathBytes: 0, isInherited: false, content: .group)]
  }

  /// The properties of a group; empty for a token.
  subscript(group node: Int) -> TokenGroup {
    get { groups[node] ?? TokenGroup() }
    set { groups[node] = newValue }
  }

  func child(_ name: Symbol, of parent: Int) -> Int? {
    numbers[Step(parent: parent, name: name)]
  }

  /// Returns the length that the path of a child would have.
  func pathBytes(of name: Symbol, in parent: Int) -> Int {
    interner.string(name).utf8.count + (parent == Self.root ? 0 : nodes[parent].pathBytes + 1)
  }

  mutating func add(
    _ name: Symbol, to parent: Int, _ content: TokenNode.Content, isInherited: Bool = false
  ) -> Int {
    let number = nodes.count
    nodes.append(
      TokenNode(
        name: name, parent: parent, pathBytes: pathBytes(of: name, in: parent), isInherited: isInherited,
        content: content))
    nodes[parent].children.append(number)
    numbers[Step(parent: parent, name: name)] = number
    return number
  }

  /// Sets the definition of a token. A token of a later file replaces the whole token of an earlier file.
  mutating func define(_ node: Int, as definition: Int) {
    nodes[node].content = .token(definition)
  }

  mutating func add(_ definition: TokenDefinition) -> Int {
    definitions.append(definition)
    return definitions.count - 1
  }

  /// Follows a path as far as possible. Returns the last node, and the number of steps to it.
  func walk(_ steps: [String]) -> (node: Int, taken: Int) {
    var node = Self.root
    for (taken, step) in steps.enumerated() {
      guard let name = interner.find(step), let next = child(name, of: node) else { return (node, taken) }
      node = next
    }
    return (node, steps.count)
  }

  func node(at steps: [String]) -> Int? {
    let end = walk(steps)
    return end.taken == steps.count ? end.node : nil
  }

  /// Returns the nodes from below the root down to the node itself.
  func line(to node: Int) -> [Int] {
    var line: [Int] = []
    var node = node
    while node != Self.root {
      line.append(node)
      node = nodes[node].parent
    }
    return line.reversed()
  }

  func path(of node: Int) -> String {
    line(to: node).map { interner.string(nodes[$0].name) }.joined(separator: ".")
  }

  /// Returns the node and all nodes below it, each before its children.
  func subtree(of node: Int) -> [Int] {
    var found: [Int] = []
    var pending = [node]
    while let next = pending.popLast() {
      found.append(next)
      pending.append(contentsOf: nodes[next].children.reversed())
    }
    return found
  }

  /// Returns the `$type` of the nearest group around a node that has one.
  func type(around node: Int) -> DeclaredType? {
    nearest(to: node) { $0.type }
  }

  /// Returns the deprecation mark of the nearest group around a node that has one.
  func mark(around node: Int) -> DeprecationMark? {
    nearest(to: node) { $0.mark }
  }

  private func nearest<Property>(to node: Int, _ property: (TokenGroup) -> Property?) -> Property? {
    var node = node
    while node != Self.root {
      node = nodes[node].parent
      if let found = property(self[group: node]) {
        return found
      }
    }
    return nil
  }
}
