import JSON

/// The page itself: how it goes on, and the names of its sections.
enum PageCheck {
  static func check(_ feed: Feed, capabilities: Capabilities, _ report: inout LintReport) {
    let page = feed.source?[.page]
    if let page, page.kind != .object {
      report.add(.wrongType, at: page, "page is no object")
    }
    var actions = page?[.onLoad]?.elements.map { $0 } ?? []
    if let next = page?[.next] {
      actions.append(next)
    }
    for action in actions {
      ActionCheck.check(action, &report)
      if action.kind == .object, case .unknown(let name) = Action(action) {
        report.add(.unknownAction, at: action[.name] ?? action, "the action \(quoted(name ?? "")) is unknown")
      }
    }
    for section in feed.sections {
      if let id = section.source[.id] {
        UnsafeTextCheck.check(id, &report)
      }
    }
  }
}
