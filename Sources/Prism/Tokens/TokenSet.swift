import JSON

/// The design tokens of a brand. They come from files in the format of the Design Tokens Community Group, version
/// 2025.10, which are read strictly, merged and resolved.
///
/// If several files define a token, the last definition replaces the others completely, and aliases lead to it.
/// Extensions are values of the files' documents, so a set stays on the thread that loaded it. Tokens and their values
/// can be passed to other threads.
public struct TokenSet {
  /// The tokens in the order of the files. A token that a later file replaces keeps its position. Inherited members
  /// come after a group's own.
  public let tokens: [Token]
  let files: [TokenFile]
  let tree: TokenTree
  /// Whether all files could be read.
  let isComplete: Bool
  /// The number of each node's token.
  let numbers: [Int: Int]
  /// The definition that each definition is an alias of.
  let origins: [Int?]
  /// The definitions that each definition refers to.
  let needs: [[Int]]

  /// Loads token files. Throws all faults, not only the first.
  public static func load(
    _ sources: [TokenSource], limits: TokenLimits = TokenLimits()
  ) throws(TokenErrors) -> TokenSet {
    let reading = TokenReading(sources, limits: limits)
    guard reading.faults.count == 0 else { throw reading.faults.errors }
    return TokenSet(reading)
  }

  /// Creates a set from files that may have faults, with the tokens that could be resolved.
  init(_ reading: TokenReading) {
    var tokens: [Token] = []
    var numbers: [Int: Int] = [:]
    for node in reading.tree.subtree(of: TokenTree.root) {
      if let token = reading.tree.token(at: node, reading.values) {
        numbers[node] = tokens.count
        tokens.append(token)
      }
    }
    files = reading.files
    needs = reading.references.needs
    tree = reading.tree
    isComplete = reading.isComplete
    self.tokens = tokens
    self.numbers = numbers
    // Only definitions with a value have an origin, because a token in a circle of aliases has no value.
    origins = zip(reading.tree.definitions, reading.values).map { definition, value in
      guard value != nil else { return nil }
      return if case .token(let origin) = reading.references.target(of: definition.content) { origin } else { nil }
    }
  }
}
