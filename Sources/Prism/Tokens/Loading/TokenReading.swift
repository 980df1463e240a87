import JSON

/// Token files read as far as they can be, with all that is wrong with them.
struct TokenReading {
  let files: [TokenFile]
  let tree: TokenTree
  let references: TokenReferences
  /// By definition; `nil` for those with a fault.
  let values: [TokenValue?]
  let faults: TokenFaults
  /// Whether all files could be read; otherwise nothing is said about what is missing.
  let isComplete: Bool

  init(_ sources: [TokenSource], limits: TokenLimits) {
    let interner = Interner.forTokens()
    files = sources.map { TokenFile($0, interner: interner, limits: limits.reading) }
    isComplete = files.allSatisfy { $0.document != nil }
    let builder = TokenTreeBuilder(files, interner: interner, limits: limits)
    let extender = GroupExtender(builder.tree, builder.faults, isComplete: isComplete, limits: limits)
    tree = extender.tree
    let live = tree.definitionsInOrder
    references = TokenReferences(tree, live, extender.faults, isComplete: isComplete)
    let order = ResolutionOrder(of: live, needs: references.needs)
    let resolver = TokenResolver(tree, references, order)
    values = resolver.values
    faults = resolver.faults
  }
}
