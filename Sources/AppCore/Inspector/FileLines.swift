import JSON

/// The line tables of a page's files, filled only as far as a place was asked for: files are long, and most inspected
/// facets are near the beginning.
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
