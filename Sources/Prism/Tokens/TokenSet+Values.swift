import JSON

extension TokenSet {
  /// The token at a path such as `color.text.primary`.
  public subscript(path: String) -> Token? {
    node(at: path).flatMap { numbers[$0] }.map { tokens[$0] }
  }

  public func color(_ path: String) -> ColorToken? {
    if case .color(let color) = self[path]?.value { color } else { nil }
  }

  public func dimension(_ path: String) -> DimensionToken? {
    if case .dimension(let dimension) = self[path]?.value { dimension } else { nil }
  }

  public func duration(_ path: String) -> DurationToken? {
    if case .duration(let duration) = self[path]?.value { duration } else { nil }
  }

  public func number(_ path: String) -> Double? {
    if case .number(let number) = self[path]?.value { number } else { nil }
  }

  public func fontFamily(_ path: String) -> [String]? {
    if case .fontFamily(let names) = self[path]?.value { names } else { nil }
  }

  public func fontWeight(_ path: String) -> FontWeightToken? {
    if case .fontWeight(let weight) = self[path]?.value { weight } else { nil }
  }

  public func typography(_ path: String) -> TypographyToken? {
    if case .typography(let typography) = self[path]?.value { typography } else { nil }
  }

  /// Returns the paths of all tokens in a group and its subgroups. `""` is the group around all others.
  public func paths(under group: String = "") -> [String] {
    guard let node = group.isEmpty ? TokenTree.root : node(at: group) else { return [] }
    return tree.subtree(of: node).filter { $0 != node }.compactMap { numbers[$0] }.map { tokens[$0].path }
  }

  /// Returns the value under a key of the `$extensions` of a token or group. An alias without such a value has that of
  /// its target, because a token's fallbacks belong to its value.
  public func `extension`(_ key: String, of path: String) -> Value? {
    guard let node = path.isEmpty ? TokenTree.root : node(at: path) else { return nil }
    var definition = tree.nodes[node].definition
    while let number = definition {
      if let value = tree.definitions[number].extensions?[key] {
        return value
      }
      definition = origins[number]
    }
    return tree[group: node].extensions.reversed().lazy.compactMap { $0[key] }.first
  }

  func node(at path: String) -> Int? {
    TokenReference(path: path[...]).flatMap { tree.node(at: $0.steps) }
  }
}
