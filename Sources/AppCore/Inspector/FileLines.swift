import JSON

/// The lines of the files that a page has come from, as far as somebody has asked for a place in one: files are long, and
/// most of what is looked into stands at their beginning.
struct FileLines {
  private var tables: [(document: Document, lines: LineTable)] = []

  mutating func location(of value: Value) -> Location {
    let file = value.document.outermost
    let offset = value.document.outermostOffset(of: value.range.lowerBound)
    guard let known = tables.firstIndex(where: { $0.document === file }) else {
      let lines = LineTable(file.fileBytes, upTo: offset)
      tables.append((file, lines))
      return lines.location(of: offset)
    }
    tables[known].lines.reach(offset)
    return tables[known].lines.location(of: offset)
  }
}
