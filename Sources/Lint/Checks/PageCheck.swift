import FacetModel
import JSON

/// The check of the page itself: its continuation, and the ids of its sections.
enum PageCheck {
  static func check(_ feed: Feed, capabilities: Capabilities, _ report: inout LintReport) {
    let page = feed.source?[.page]
    if let page, page.kind != .object {
      report.add(.wrongType, at: page, "page is not an object")
    }
    if let onLoad = page?[.onLoad], !onLoad.isNull, onLoad.kind != .array {
      report.add(.wrongType, at: onLoad, "page.on_load is not a list")
    }
    for action in page?[.onLoad]?.elements.map({ $0 }) ?? [] {
      check(action, for: capabilities, otherwise: "it is not carried out", &report)
    }
    if let next = page?[.next] {
      check(next, for: capabilities, otherwise: endsHere, &report)
      checkKind(of: next, for: capabilities, &report)
    }
    for key in [WireKey.custom, .logging] {
      if let value = feed.source?[key] { ObjectCheck.check(value, "the \(key.snakeCase) of a page", &report) }
    }
    for section in feed.sections {
      if let id = section.source[.id] {
        UnsafeTextCheck.check(id, &report)
      }
    }
  }

  private static func check(
    _ action: Value, for capabilities: Capabilities, otherwise consequence: String, _ report: inout LintReport
  ) {
    if action.kind == .object, action.asksForNothing { return }
    let read = Action(action)
    ActionCheck.check(action, as: read, &report)
    guard action.kind == .object, let objection = capabilities.objection(to: read) else { return }
    OmissionCheck.check(action, objection, consequence, &report)
  }

  private static let endsHere = "the feed ends here"

  /// Checks that the action for the next page is one that loads a page.
  private static func checkKind(of next: Value, for capabilities: Capabilities, _ report: inout LintReport) {
    guard next.kind == .object, !next.asksForNothing else { return }
    let read = Action(next)
    switch read {
    case .loadContent(.page), .loadContent(.nothing), .unknown: return
    case .loadContent(.sections), .navigate, .applyCuisineFilter, .presentModal:
      guard capabilities.objection(to: read) == nil else { return }
      let name = quoted(next.text(.name) ?? "")
      let what = if case .loadContent = read { "\(name) with sections" } else { name }
      let place = next[.name] ?? next
      report.list.add(
        Diagnostic(
          .unknownAction, at: place.document.outermostOffset(of: place.range.lowerBound),
          "\(what) loads no further page: \(endsHere)", hint: "use load_content with a cursor"))
    }
  }
}
