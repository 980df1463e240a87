import JSON

/// The design tokens of a brand: files in the format of the Design Tokens Community Group, version 2025.10, read
/// strictly, merged, with nothing left to resolve.
///
/// Of a token that several files have, the last one counts, whole; aliases lead to what counts. Extensions are values of
/// the files' documents, so a set stays on the thread that has loaded it; tokens and their values may go anywhere.
public struct TokenSet {
  /// In the order of the files; a token that a later file replaces stays where it first stood, and what a group inherits
  /// comes behind what it has of its own.
  public let tokens: [Token]
  let files: [TokenFile]
  let tree: TokenTree
  /// Whether all files could be read.
  let isComplete: Bool
  /// By node, the number of its token.
  let numbers: [Int: Int]
  /// By definition, the definition that it is an alias of.
  let origins: [Int?]

  /// All that is wrong is said, not only the first of it.
  public static func load(
    _ sources: [TokenSource], limits: TokenLimits = TokenLimits()
  ) throws(TokenErrors) -> TokenSet {
    let reading = TokenReading(sources, limits: limits)
    guard reading.faults.count == 0 else { throw reading.faults.errors }
    return TokenSet(reading)
  }

  /// Of files with faults, what there is.
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
    tree = reading.tree
    isComplete = reading.isComplete
    self.tokens = tokens
    self.numbers = numbers
    // Only of those with a value: what stands for itself in a circle has none.
    origins = zip(reading.tree.definitions, reading.values).map { definition, value in
      guard value != nil else { return nil }
      return if case .token(let origin) = reading.references.target(of: definition.content) { origin } else { nil }
    }
  }
}
