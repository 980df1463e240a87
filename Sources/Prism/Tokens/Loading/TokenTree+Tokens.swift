extension TokenTree {
  /// The definitions that no later file replaces, each once, in the order of the tree.
  var definitionsInOrder: [Int] {
    var seen = Array(repeating: false, count: definitions.count)
    var found: [Int] = []
    for case let number? in subtree(of: Self.root).map({ nodes[$0].definition }) where !seen[number] {
      seen[number] = true
      found.append(number)
    }
    return found
  }

  func token(at node: Int, _ values: [TokenValue?]) -> Token? {
    guard let number = nodes[node].definition, let value = values[number] else { return nil }
    let definition = definitions[number]
    return Token(
      path: path(of: node), value: value, description: definition.description,
      deprecation: (definition.mark ?? mark(around: node))?.deprecation)
  }
}
