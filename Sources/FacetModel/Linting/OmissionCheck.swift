import JSON

/// What would be left out, and why.
enum OmissionCheck {
  static func check(_ facet: Facet, omission: Omission?, _ report: inout LintReport) {
    switch omission {
    case .unknownComponent(let id)?:
      report.add(.unknownComponent, at: componentID(of: facet), "the component \(quoted(id)) is unknown")
    case .tooNew(let id, let since)?:
      report.add(.tooNew, at: componentID(of: facet), "the component \(quoted(id)) came with version \(since)")
    case .noChildShown?:
      report.add(.emptiedContainer, at: facet.source, "none of the \(facet.children.count) children is shown")
    case .clickNotUnderstood(let click)?:
      check(facet.events.value?[.click] ?? facet.source, click, &report)
    case .noComponent?, .insideOmitted?, nil:
      // The decoder has said so, or what contains it says so.
      break
    }
  }

  static func check(_ action: Value, _ click: Omission.Click, _ report: inout LintReport) {
    let name = action[.name] ?? action
    let uri = action[.data]?.lenientObject?[.uri] ?? action
    switch click {
    case .unknownAction(let unknown?): report.add(.unknownAction, at: name, "the action \(quoted(unknown)) is unknown")
    case .unknownAction(nil): report.add(.unknownAction, at: name, "an action without a name")
    case .actionTooNew(let tooNew, let since):
      report.add(.tooNew, at: name, "the action '\(tooNew)' came with version \(since)")
    case .scheme(let scheme):
      report.add(.unknownDestination, at: uri, "no client follows a \(quoted(scheme)) address like this")
    case .place(let place):
      report.add(.unknownDestination, at: uri, "the app has no place called \(quoted(place))")
    }
  }

  private static func componentID(of facet: Facet) -> Value {
    let component = facet.source[.component]
    return component?[.id] ?? component ?? facet.source
  }
}
