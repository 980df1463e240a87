import JSON

/// The JSON of a response: the response itself, or the scripts of a web page.
struct ResponseText {
  /// One value, or one for every script of a web page that carries data.
  let roots: [Value]
  let isWebPage: Bool

  /// A response that is a part of a document, as in an envelope.
  init(_ value: Value) {
    roots = [value]
    isWebPage = false
  }

  init(
    _ bytes: ByteBuffer, interner: Interner, deferring: SymbolSet, limits: ReadingLimits
  ) throws(FeedError) {
    let start = WebPage.start(in: bytes)
    isWebPage = start != nil
    do throws(SyntaxError) {
      if let start {
        guard bytes.count <= limits.bytes else { throw SyntaxError(.tooLarge(limit: limits.bytes), at: limits.bytes) }
        let page = WebPage(bytes, interner: interner, deferring: deferring, limits: limits)
        guard !page.documents.isEmpty else { throw page.fault ?? SyntaxError(.markup, at: start) }
        roots = page.documents.map(\.root)
      } else if let rows = Document.readRows(bytes, interner: interner, deferring: deferring, limits: limits) {
        roots = [rows.root]
      } else {
        roots = [try Document.read(bytes, interner: interner, deferring: deferring, limits: limits).root]
      }
    } catch {
      if let format = ForeignFormat(bytes, after: error) { throw .foreign(format, offset: error.offset) }
      throw .syntax(error)
    }
  }
}
