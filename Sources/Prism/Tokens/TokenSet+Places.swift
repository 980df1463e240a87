import JSON
import Text
import Wording

/// For those who find more to say about a brand than the format does.
extension TokenSet {
  /// Where a token or a group stands; of several files, in the one that counts.
  public func place(of path: String) -> TokenPlace? {
    (path.isEmpty ? TokenTree.root : node(at: path)).flatMap(object).map(place)
  }

  /// Where a value of an extension stands.
  public func place(of value: Value) -> TokenPlace {
    let file = files.first { $0.document === value.document }
    return file?.place(at: value.range.lowerBound)
      ?? TokenPlace(file: "", location: Location(line: 1, column: 1), pointer: "")
  }

  /// That a brand lacks a token, said where it would belong: at the innermost group on the way to it that there is; or
  /// that there is one of another type.
  public func error(missing path: String, _ type: TokenType) -> TokenError {
    let steps = TokenReference(path: path[...])?.steps ?? []
    let end = tree.walk(steps)
    let line = [TokenTree.root] + tree.line(to: end.node)
    let place = line.reversed().lazy.compactMap(object).first.map(place)
    let found = self[path]?.type
    let message = Message { words in
      let wanted = type.noun(in: words)
      return found.map { words.isOther(path.quoted, $0.noun(in: words), wanted) }
        ?? words.isMissing(wanted, SafeText(path))
    }
    return TokenError(
      message,
      at: place ?? TokenPlace(file: files.last?.name ?? "", location: Location(line: 1, column: 1), pointer: ""))
  }

  /// The paths of all tokens in a group and the groups in it, those included whose value is at fault.
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
