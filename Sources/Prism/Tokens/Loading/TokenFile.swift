import JSON

/// A parsed token file.
struct TokenFile {
  let name: String
  let lines: LineTable
  let content: Result<Document, SyntaxError>

  init(_ source: TokenSource, interner: Interner, limits: ReadingLimits) {
    name = source.name
    let bytes = source.read()
    lines = LineTable(bytes)
    content = Result { () throws(SyntaxError) in
      try Document.read(bytes, interner: interner, limits: limits)
    }
  }

  var document: Document? { try? content.get() }

  func place(at offset: Int) -> TokenPlace {
    TokenPlace(file: name, location: lines.location(of: offset), pointer: document?.pointer(at: offset) ?? "")
  }

  /// Returns the position of the innermost group that the file has on a path.
  func place(ofGroupAround steps: [String]) -> TokenPlace {
    var group = document?.root
    for step in steps {
      guard let inner = group?[step] else { break }
      group = inner
    }
    return place(at: group?.range.lowerBound ?? 0)
  }
}
