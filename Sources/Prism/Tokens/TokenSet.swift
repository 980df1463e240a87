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
  /// By node, the number of its token.
  let numbers: [Int: Int]
  /// By definition, the definition that it is an alias of.
  let origins: [Int?]

  /// All that is wrong is said, not only the first of it.
  public static func load(
    _ sources: [TokenSource], limits: TokenLimits = TokenLimits()
  ) throws(TokenErrors) -> TokenSet {
    let interner = Interner.forTokens()
    let files = sources.map { TokenFile($0, interner: interner, limits: limits.reading) }
    let isComplete = files.allSatisfy { $0.document != nil }
    let builder = TokenTreeBuilder(files, interner: interner, limits: limits)
    let extender = GroupExtender(builder.tree, builder.faults, isComplete: isComplete, limits: limits)
    let live = extender.tree.definitionsInOrder
    let references = TokenReferences(extender.tree, live, extender.faults, isComplete: isComplete)
    let order = ResolutionOrder(of: live, needs: references.needs)
    let resolver = TokenResolver(extender.tree, references, order)
    guard resolver.faults.count == 0 else { throw resolver.faults.errors }
    return TokenSet(files, extender.tree, references, resolver.values)
  }

  private init(_ files: [TokenFile], _ tree: TokenTree, _ references: TokenReferences, _ values: [TokenValue?]) {
    var tokens: [Token] = []
    var numbers: [Int: Int] = [:]
    for node in tree.subtree(of: TokenTree.root) {
      if let token = tree.token(at: node, values) {
        numbers[node] = tokens.count
        tokens.append(token)
      }
    }
    self.files = files
    self.tree = tree
    self.tokens = tokens
    self.numbers = numbers
    origins = tree.definitions.map { definition in
      if case .token(let origin) = references.target(of: definition.content) { origin } else { nil }
    }
  }
}
