import JSON

/// The lines of the files that a page has come from, made when the first place in one is asked for.
struct FileLines {
  private var tables: [(document: Document, lines: LineTable)] = []

  mutating func lines(of document: Document) -> LineTable {
    let file = document.outermost
    if let known = tables.first(where: { $0.document === file }) { return known.lines }
    let lines = LineTable(file.bytes)
    tables.append((file, lines))
    return lines
  }
}
