import FacetModel
import JSON
import Text

/// Finds a facet of a feed by its id, its identity, a JSON pointer, or a line of its file.
package struct FacetLocator {
  private let feed: Feed
  private let chosen: Facet?

  /// `chosen` is the facet in whose file a line is looked for first.
  package init(_ feed: Feed, from chosen: Facet? = nil) {
    self.feed = feed
    self.chosen = chosen
  }

  private var facets: some Sequence<Facet> { (0..<feed.facetCount).lazy.map { feed.tree[$0] } }

  /// Returns the facet at a place: `card.store:7`, `body/list/card.store:7`, `/body/2/header/0`, `134` or `134:9`. An id
  /// goes before a line with the same number.
  package func facet(at place: String) -> Facet? {
    let place = String(place.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    if place.hasPrefix("#/") { return facet(atPointer: String(place.dropFirst())) }
    if place.hasPrefix("/") { return facet(atPointer: place) }
    if let facet = place.isEmpty ? nil : facet(named: place) { return facet }
    return Self.line(place).flatMap { facet(onLine: $0.line, column: $0.column) }
  }

  /// Returns the id of a facet that is spelled like a place without a facet.
  package func id(like place: String) -> String? {
    Misspelling.meant(by: place, among: Array(Set(facets.compactMap(\.id).filter { $0 != place }).sorted()))
  }

  /// The first facet with this id or identity, of this section, or of this component.
  private func facet(named name: String) -> Facet? {
    if let facet = facets.first(where: { $0.id == name }) { return facet }
    if name.contains("/"), let facet = facets.first(where: { $0.identity.description == name }) { return facet }
    let section = feed.sections.lazy.filter { $0.id == name }
      .compactMap { [$0.header, $0.body, $0.footer].lazy.compactMap(\.first).first }.first
    return section ?? facets.first { $0.component.id == name }
  }

  // MARK: Lines

  private static func line(_ place: String) -> (line: Int, column: Int?)? {
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    guard isNumber, parts.count <= 2, let line = parts.first.flatMap({ Int($0) }), line > 0 else { return nil }
    return (line, parts.count == 2 ? Int(parts[1]) : nil)
  }

  /// Whether a place is a line, and not an id that looks like one.
  package func isLine(_ place: String) -> Bool {
    let place = place.filter { $0 != " " }
    return Self.line(place) != nil && facet(named: place) == nil
  }

  /// The files of the page: that of the chosen facet, then the first one, then all others.
  private var files: [Document] {
    [chosen?.source.document.outermost].compactMap(\.self) + feed.notes.map(\.document)
  }

  private func facet(onLine line: Int, column: Int?) -> Facet? {
    files.lazy.compactMap { facet(onLine: line, column: column, of: $0) }.first
  }

  /// Returns the innermost facet around the first character of a line, or around a column of it. Without one it is the
  /// next facet that begins after that place.
  private func facet(onLine line: Int, column: Int?, of outermost: Document) -> Facet? {
    guard let offset = Self.offset(ofLine: line, column: column, in: outermost.fileBytes) else { return nil }
    var around: (facet: Facet, start: Int)?
    var after: (facet: Facet, start: Int)?
    for facet in facets {
      let source = facet.source
      guard source.document.outermost === outermost else { continue }
      let start = source.document.outermostOffset(of: source.range.lowerBound)
      if start > offset {
        if after.map({ start < $0.start }) ?? true { after = (facet, start) }
      } else if source.document.outermostOffset(of: source.range.upperBound - 1) >= offset,
        around.map({ start > $0.start }) ?? true
      {
        around = (facet, start)
      }
    }
    return around?.facet ?? after?.facet
  }

  /// Returns the offset of the first character of a line that is no space; `nil` for a line beyond the end.
  private static func offset(ofLine line: Int, column: Int?, in bytes: ByteBuffer) -> Int? {
    bytes.withUnsafeBytes(in: 0..<bytes.count) { bytes in
      var offset = 0
      var current = 1
      while current < line {
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        offset = end + 1
        current += 1
      }
      if let column {
        // Columns count characters, as the inspector shows them.
        var left = max(1, column)
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
          if bytes[offset] & 0xC0 != 0x80 { left -= 1 }
          if left == 0 { break }
          offset += 1
        }
        return offset
      }
      while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
        offset += 1
      }
      return offset
    }
  }

  // MARK: Pointers

  /// Returns the innermost facet around the value of a pointer; without one, the first facet inside that value.
  private func facet(atPointer pointer: String) -> Facet? {
    let wanted = pointer.hasSuffix("/") ? pointer : pointer + "/"
    var around: (facet: Int, length: Int)?
    var inside: Int?
    for (facet, pointer) in pointers {
      let own = pointer + "/"
      if wanted.hasPrefix(own) {
        if own.utf8.count > around?.length ?? 0 { around = (facet, own.utf8.count) }
      } else if own.hasPrefix(wanted) {
        inside = min(inside ?? facet, facet)
      }
    }
    return (around?.facet ?? inside).map { feed.tree[$0] }
  }

  /// The pointers of all facets, made in one pass over each document.
  private var pointers: [(facet: Int, pointer: String)] {
    var documents: [(document: Document, facets: [(number: Int, offset: Int)])] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    for facet in facets {
      let source = facet.source
      let key = ObjectIdentifier(source.document)
      let number = numbers[key] ?? documents.count
      if number == documents.count {
        numbers[key] = number
        documents.append((source.document, []))
      }
      documents[number].facets.append((facet.index, source.range.lowerBound))
    }
    return documents.flatMap { document, facets in
      let ascending = facets.sorted { $0.offset < $1.offset }
      return zip(ascending, document.pointers(at: ascending.map(\.offset))).map { ($0.number, $1) }
    }
  }
}
