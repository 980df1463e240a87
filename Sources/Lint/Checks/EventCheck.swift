import FacetModel
import JSON

/// The check of the actions of a facet's events. It also reports events without effect.
enum EventCheck {
  static func check(_ facet: Facet, _ report: inout LintReport) {
    if let events = facet.events.value { check(events, &report) }
  }

  static func check(_ events: Value, _ report: inout LintReport) {
    guard events.kind == .object else {
      report.add(.wrongType, at: events, "events is not an object")
      return
    }
    for (symbol, value) in events.members where !value.isNull {
      switch WireVocabulary.shared.key(of: symbol) {
      case .click: checkClick(value, &report)
      case .__typename: break
      default:
        let name = events.document.interner.string(symbol)
        // A misspelled click has a finding already.
        if !events.has(.click), KnownKeys(KeyCheck.Place.events.keys).nearest(to: name) != nil { break }
        report.add(.otherEvent, at: value, "the event \(quoted(name)) is kept, but nothing happens on it")
      }
    }
  }

  private static func checkClick(_ click: Value, _ report: inout LintReport) {
    let action = Action(click)
    ActionCheck.check(click, as: action, &report)
    // As the action for the next page it would mean the end.
    if click.kind == .object, action == .loadContent(.nothing) {
      report.add(.missingURI, at: click, "a load_content without a cursor or sections loads nothing")
    }
  }
}
