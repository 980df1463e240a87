import JSON

/// The tokens and extensions that are read, and those that are not.
extension TokenSet {
  /// Returns the definitions of the tokens at some paths, and of all tokens that these refer to.
  func definitions(usedBy paths: [String]) -> Set<Int> {
    var pending = paths.compactMap { node(at: $0).flatMap { tree.nodes[$0].definition } }
    var used = Set(pending)
    while let number = pending.popLast() {
      for needed in needs[number] where used.insert(needed).inserted {
        pending.append(needed)
      }
    }
    return used
  }

  /// Returns the tokens of all groups without a used definition, besides some groups. A palette may have colours that
  /// are not used, but a group of which nothing is used has no purpose.
  func unusedTokens(besides groups: Set<String>, _ used: Set<Int>) -> Set<UnusedToken> {
    var unused: Set<UnusedToken> = []
    for group in tree.nodes[TokenTree.root].children {
      guard !groups.contains(tree.interner.string(tree.nodes[group].name)) else { continue }
      let tokens = tree.subtree(of: group).compactMap { node in tree.nodes[node].definition.map { (node, $0) } }
      guard !tokens.contains(where: { used.contains($0.1) }) else { continue }
      for (node, definition) in tokens {
        let object = tree.definitions[definition].object
        let file = files.first { $0.document === object.document }
        unused.insert(
          UnusedToken(path: tree.path(of: node), file: file?.name ?? "", offset: object.range.lowerBound))
      }
    }
    return unused
  }

  /// Returns the colours with transparency among some definitions, which do not have it from another token.
  func transparentColors(among definitions: Set<Int>) -> [Value] {
    definitions.sorted().compactMap { number in
      let definition = tree.definitions[number]
      guard origins[number] == nil, let token = numbers[definition.home].map({ tokens[$0] }),
        case .color(let color) = token.value, color.alpha < 1
      else { return nil }
      return definition.content[TokenField.alpha.symbol] ?? definition.content
    }
  }

  /// The `$extensions` of all tokens and groups, each with its owner.
  var allExtensions: [(owner: ExtensionOwner, extensions: Value)] {
    let ofGroups = tree.nodes.indices.flatMap { node in
      let owner: ExtensionOwner = node == TokenTree.root ? .file : .group
      return tree[group: node].extensions.map { (owner: owner, extensions: $0) }
    }
    let ofTokens = tree.definitions.compactMap(\.extensions).map { (owner: ExtensionOwner.token, extensions: $0) }
    return ofGroups + ofTokens
  }
}

enum ExtensionOwner {
  case file, group, token
}

/// A token in a group of which nothing is used.
struct UnusedToken: Hashable {
  let path: String
  let file: String
  /// The offset in its file.
  let offset: Int
}
