import FacetModel
import JSON
import Lint

/// A finding with its place in the feed's own text.
struct PlacedFinding {
  let rule: Rule
  let location: Location
  let pointer: String
}

extension FeedText {
  /// The places of findings, in their order, as all reports show them: a finding about a key is at the key. The feed's
  /// own text is the origin, not the line around it.
  func places(of findings: [Diagnostic], in feed: Feed, around prefix: String) -> [PlacedFinding] {
    guard !findings.isEmpty else { return [] }
    let document = feed.document.outermost
    let pointers = document.pointers(atFileOffsets: findings.map(\.offset))
    let bytes = document.fileBytes
    let lines = LineTable(bytes)
    let (start, prefix) =
      switch self {
      case .inPlace(let value): (lines.location(of: value.range.lowerBound), prefix)
      case .text: (Location(line: 1, column: 1), "")
      }
    return zip(findings, pointers).map { finding, pointer in
      let place = lines.location(of: finding.shownOffset(in: bytes))
      let column = place.line == start.line ? max(1, place.column - start.column + 1) : place.column
      return PlacedFinding(
        rule: finding.rule, location: Location(line: max(1, place.line - start.line + 1), column: column),
        pointer: pointer.hasPrefix(prefix) ? String(pointer.dropFirst(prefix.count)) : pointer)
    }
  }
}
