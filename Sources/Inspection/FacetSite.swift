import FacetModel
import JSON

/// The place of a facet in its file. Found once for each inspected facet, because a pointer is found by counting from
/// the start.
package struct FacetSite {
  let location: Location
  let pointer: String

  package init(_ value: Value, in files: inout FileLines) {
    location = files.location(of: value)
    pointer = value.document.pointer(at: value.range.lowerBound)
  }
}
/// The line tables of a page's files, filled only as far as a place was asked for. Files are long, and most inspected
/// facets are near the beginning.
package struct FileLines {
  private var tables: [(document: Document, lines: LineTable)] = []

  package init() {}

  package mutating func location(of value: Value) -> Location {
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
