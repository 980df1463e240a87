import FacetModel
import JSON
import Reporting
import Text

/// The outline of a document: its facets by their ids.
extension LanguageServer {
  /// The most facets of an outline.
  private static let mostSymbols = 20_000

  mutating func symbols(_ params: Value?) throws(ResponseError) -> JSONOutput {
    let uri = try document(params).uri
    if documents[uri]?.isChanged == true { documents[uri]?.lint(with: host) }
    let document = try document(params)
    guard let feed = document.files.lazy.compactMap(\.feed).first else { return .array([]) }
    let count = min(feed.facetCount, Self.mostSymbols)
    let ranges = (0..<count).map { index -> Range<Int> in
      let source = feed.tree[index].source
      // Facets of a translation, or inside of a string, have no range of their own.
      guard source.document === feed.document.outermost else { return 0..<0 }
      return source.range
    }
    let table = PositionTable(
      ranges.flatMap { [$0.lowerBound, $0.upperBound] }, in: document.text.bytes, encoding: encoding)
    let symbols = (0..<count).compactMap { index -> JSONOutput? in
      let facet = feed.tree[index]
      guard !ranges[index].isEmpty else { return nil }
      let component = facet.component.id
      let names = [facet.id ?? "", component, "facet"]
      return .members([
        "name": .exact(names.first { !$0.isEmpty } ?? ""),
        "kind": .number(19),
        "containerName": .exact(facet.parent?.id ?? component),
        "location": .members(["uri": .exact(uri), "range": table.range(ranges[index]).json]),
      ])
    }
    return .array(symbols)
  }
}
