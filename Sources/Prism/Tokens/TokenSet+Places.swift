import JSON
import Text
import Wording

/// The positions of tokens, for callers that report further faults of a brand.
extension TokenSet {
  /// Returns the position of a token or group, in the file whose definition counts.
  public func place(of path: String) -> TokenPlace? {
    (path.isEmpty ? TokenTree.root : node(at: path)).flatMap(object).map(place)
  }

  /// Returns the position of a value in an extension.
  public func place(of value: Value) -> TokenPlace {
    let file = files.first { $0.document === value.document }
    return file?.place(at: value.range.lowerBound)
      ?? TokenPlace(file: "", location: Location(line: 1, column: 1), pointer: "")
  }

  /// Returns the error for a missing token, or for a token of another type. It points to the innermost existing group
  /// on the path of the token, in the file that the token belongs in if that is known.
  public func error(missing path: String, _ type: TokenType, in file: String? = nil) -> TokenError {
    let steps = TokenReference(path: path[...])?.steps ?? []
    let found = self[path]?.type
    let message = Message { words in
      let wanted = type.noun(in: words)
      return found.map { words.isOther(path.quoted, $0.noun(in: words), wanted) }
        ?? words.isMissing(wanted, SafeText(path))
    }
    let owner = found == nil ? files.first { $0.name == file } : nil
    return TokenError(message, at: owner.map { $0.place(ofGroupAround: steps) } ?? place(ofGroupAround: steps))
  }

  /// Returns the position of the innermost existing group on a path, in the last file that defines it.
  private func place(ofGroupAround steps: [String]) -> TokenPlace {
    let line = [TokenTree.root] + tree.line(to: tree.walk(steps).node)
    return line.reversed().lazy.compactMap(object).first.map(place)
      ?? TokenPlace(file: files.last?.name ?? "", location: Location(line: 1, column: 1), pointer: "")
  }

  /// Returns the paths of all tokens in a group and its subgroups, including tokens with a faulty value.
  func definedPaths(under group: String) -> [String] {
    guard let node = node(at: group) else { return [] }
    return tree.subtree(of: node).filter { $0 != node && tree.nodes[$0].definition != nil }.map(tree.path)
  }

  /// Whether the lack of a token has a cause that has been said: a fault of its own, or a file that cannot be read.
  func isExplained(missing path: String) -> Bool {
    let hasFault = node(at: path).map { tree.nodes[$0].definition != nil } ?? false
    return self[path] == nil && (hasFault || !isComplete)
  }

  private func object(of node: Int) -> Value? {
    tree.nodes[node].definition.map { tree.definitions[$0].object } ?? tree[group: node].object
  }
}
