import JSON

/// Token files, read as far as possible, and all their faults.
struct TokenReading {
  let files: [TokenFile]
  let tree: TokenTree
  let references: TokenReferences
  /// The value of each definition; `nil` if it has a fault.
  let values: [TokenValue?]
  let faults: TokenFaults
  /// Whether all files could be read. Otherwise missing tokens are not reported.
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
