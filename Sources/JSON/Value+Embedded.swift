extension Value {
  /// Reads the document that a string holds, as web responses write `custom` and `logging`.
  public func embedded() throws(SyntaxError) -> Document? {
    let limit = document.limits.embedding
    guard document.embeddingLevel < limit else { throw SyntaxError(.tooDeep(limit: limit), at: 0) }
    guard let text = withUTF8({ ByteBuffer($0) }) else { return nil }
    return try Document.read(
      text, range: 0..<text.count, isWhole: true, interner: document.interner, deferring: .empty,
      limits: document.limits,
      origin: .string(node: index, of: document))
  }
}

extension Document {
  /// The number of strings around this text.
  fileprivate var embeddingLevel: Int {
    if case .string(_, let document)? = origin { document.embeddingLevel + 1 } else { 0 }
  }
}
