import FacetModel
import JSON

/// A finding with its place in the feed's own text.
struct PlacedFinding {
  let rule: Rule
  let location: Location
  let pointer: String
}

extension FeedText {
  /// The places of findings, in their order. The feed's own text is the origin, not the line around it.
  func places(of findings: [Diagnostic], in feed: Feed, around prefix: String) -> [PlacedFinding] {
    guard !findings.isEmpty else { return [] }
    let document = feed.document.outermost
    let pointers = document.pointers(atFileOffsets: findings.map(\.offset))
    let lines = LineTable(document.fileBytes)
    let (start, prefix) =
      switch self {
      case .inPlace(let value): (lines.location(of: value.range.lowerBound), prefix)
      case .text: (Location(line: 1, column: 1), "")
      }
    return zip(findings, pointers).map { finding, pointer in
      let place = lines.location(of: finding.offset)
      let column = place.line == start.line ? max(1, place.column - start.column + 1) : place.column
      return PlacedFinding(
        rule: finding.rule, location: Location(line: max(1, place.line - start.line + 1), column: column),
        pointer: pointer.hasPrefix(prefix) ? String(pointer.dropFirst(prefix.count)) : pointer)
    }
  }
}
