import JSON

/// A token file, taken apart.
struct TokenFile {
  let name: String
  let lines: LineTable
  let content: Result<Document, SyntaxError>

  init(_ source: TokenSource, interner: Interner, limits: ReadingLimits) {
    name = source.name
    lines = LineTable(source.bytes)
    content = Result { () throws(SyntaxError) in
      try Document.read(source.bytes, interner: interner, limits: limits)
    }
  }

  var document: Document? { try? content.get() }

  func place(at offset: Int) -> TokenPlace {
    TokenPlace(file: name, location: lines.location(of: offset), pointer: document?.pointer(at: offset) ?? "")
  }
}
