import FacetModel
import Feeds
import JSON
import Reporting
import Sessions
import Text

/// The history of a facet as text: its versions, and between them the changes as `diff` prints them.
struct FacetHistoryReport {
  let history: FacetHistory

  private static let longestName = 60
  private static let longestValue = 80
  private static let longestAddress = 100

  func printLines(_ print: (StyledText) -> Void) {
    var answer: Int?
    for trail in history.trails {
      if trail.answer != answer {
        if answer != nil { print(StyledText()) }
        print(StyledText(HTTPPage.shownAddress(trail.address).truncated(to: Self.longestAddress), .bold))
        answer = trail.answer
      }
      if !trail.section.isEmpty {
        print(StyledText("  section " + SafeText(trail.section).truncated(to: Self.longestName)))
      }
      for (index, step) in trail.steps.enumerated() {
        if index > 0 { printChange(to: step, print) }
        print(StyledText("  " + Self.line(step)))
      }
    }
  }

  private static func line(_ step: FacetHistory.Step) -> SafeText {
    let component = SafeText(step.version.component).truncated(to: longestName)
    let end: SafeText = step.isCurrent ? "; as it is kept now" : ""
    return "\(SeenTime.words(step.version.firstSeen)) to \(SeenTime.words(step.lastSeen))  \(component)\(end)"
  }

  private func printChange(to step: FacetHistory.Step, _ print: (StyledText) -> Void) {
    guard let diff = step.diff else {
      return print(StyledText("    ~ changed; one of the two is too large to be compared", .yellow))
    }
    let words = DiffWords(diff)
    for change in diff.changes where !change.isLoggingOnly {
      print(StyledText("    ") + words.line(for: change, showsLogging: false))
      guard case .update(let old, let new, _) = change, case .facet(let before) = old.node,
        case .facet(let after) = new.node
      else { continue }
      for part in diff.partNames(from: old.node, to: new.node) {
        let values = (Self.value(part, of: diff.old.tree[before]), Self.value(part, of: diff.new.tree[after]))
        if let value = values.0 { print(StyledText("      - " + value, .red)) }
        if let value = values.1 { print(StyledText("      + " + value, .green)) }
      }
    }
  }

  /// The value of a part by its name in `diff`, such as `text.title` or `text.custom.eta`.
  private static func value(_ part: String, of facet: Facet) -> SafeText? {
    let words = part.split(separator: ".", maxSplits: 1).map { String($0) }
    guard let first = words.first, var value = facet.source[first] else { return nil }
    if words.count > 1 {
      if value.kind == .string, let embedded = (try? value.embedded())?.root { value = embedded }
      let custom = words[1].hasPrefix("custom.") ? value["custom"]?[String(words[1].dropFirst(7))] : nil
      guard let member = value[words[1]] ?? custom else { return nil }
      value = member
    }
    let text = value.string ?? value.document.bytes.string(in: value.range)
    return SafeText(text).truncated(to: longestValue)
  }

  var json: JSONOutput { .object([("facets", .array(history.trails.map(Self.json)))]) }

  private static func json(_ trail: FacetHistory.Trail) -> JSONOutput {
    .object([
      ("page", .string(HTTPPage.shownAddress(trail.address))), ("section", .exact(trail.section)),
      ("versions", .array(trail.steps.map(json))),
    ])
  }

  private static func json(_ step: FacetHistory.Step) -> JSONOutput {
    let change = step.diff.map { [(key: SafeText("diff"), value: DiffJSONReport(diff: $0, showsLogging: false).json)] }
    return .object(
      [
        ("first_seen", .number(step.version.firstSeen)), ("last_seen", .number(step.lastSeen)),
        ("is_current", .bool(step.isCurrent)), ("component", .exact(step.version.component)),
      ] + (change ?? []))
  }
}
