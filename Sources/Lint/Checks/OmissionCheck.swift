import FacetModel
import JSON
import Wording

/// The report of the facets that a client leaves out or shows without their click, with the reasons.
enum OmissionCheck {
  static func check(_ facet: Facet, _ admission: Admission, _ report: inout LintReport) {
    if let standIn = admission.standIn(for: facet) {
      check(facet, standIn, admission.capabilities, &report)
    }
    if let click = admission.lostClick(of: facet) {
      return check(facet, click, "the facet is shown, and its click does nothing", &report)
    }
    switch admission.omission(of: facet) {
    case .unknownComponent(let id)?:
      report.add(
        .unknownComponent, at: componentID(of: facet),
        "the component \(quoted(id)) is unknown" + suggestion(for: id, admission.capabilities))
    case .tooNew(let id, let since)?:
      report.add(.tooNew, at: componentID(of: facet), "the component \(quoted(id)) came with version \(since)")
    case .noChildShown?:
      let count = facet.children.count
      report.add(
        .emptiedContainer, at: facet.source,
        count == 1 ? "its only child is not shown" : "none of the \(count) children is shown")
    case .clickNotUnderstood(let click)?:
      check(facet, click, "the facet is left out", &report)
    case .insideOmitted?:
      if let click = admission.objectionToClick(of: facet) {
        check(facet, click, "the facet is left out with the facet that contains it", &report)
      }
    case .noComponent?, .misplaced?, .insideUndrawn?, nil:
      // The decoder has already reported missing components and wrong counts, and `ContentCheck` reports the others.
      break
    }
  }

  /// Reports an unknown component that is drawn as another component.
  private static func check(
    _ facet: Facet, _ standIn: ComponentCapability, _ client: Capabilities, _ report: inout LintReport
  ) {
    let id = facet.component.id
    let consequence = "it is drawn as \(quoted(standIn.id)), by its category"
    if let known = client.components[id] {
      report.add(
        .tooNew, at: componentID(of: facet),
        "the component \(quoted(id)) came with version \(known.since): \(consequence)")
    } else {
      report.add(
        .unknownComponent, at: componentID(of: facet),
        "the component \(quoted(id)) is unknown: \(consequence)" + suggestion(for: id, client))
    }
  }

  private static func check(
    _ facet: Facet, _ click: Omission.Click, _ consequence: String, _ report: inout LintReport
  ) {
    check(facet.events.value?[.click] ?? facet.source, click, consequence, &report)
  }

  /// Reports the part of an action that a client does not understand, and the consequence.
  static func check(
    _ action: Value, _ click: Omission.Click, _ consequence: String, _ report: inout LintReport
  ) {
    let name = action[.name] ?? action
    let uri = action[.data]?.lenientObject?[.uri] ?? action
    switch click {
    case .unknownAction(let unknown?):
      report.add(
        .unknownAction, at: name,
        "the action \(quoted(unknown)) is unknown: \(consequence)" + Suggestion.words(for: unknown, among: actions))
    case .unknownAction(nil):
      report.add(.unknownAction, at: name, "an action without a name: \(consequence)")
    case .actionTooNew(let tooNew, let since):
      report.add(.tooNew, at: name, "the action '\(tooNew)' came with version \(since): \(consequence)")
    case .scheme(let scheme):
      let article = Words.article(before: scheme)
      report.add(
        .unknownDestination, at: uri, "no client follows \(article) \(quoted(scheme)) address like this")
    case .place(let place):
      report.add(
        .unknownDestination, at: uri,
        "the app has no place called \(quoted(place))" + Suggestion.words(for: place, among: places))
    }
  }

  private static let actions = Feature.allCases.filter(\.isAction).map(\.wireName)
  private static let places = AppDestination.allCases.map(\.rawValue)

  private static func suggestion(for component: String, _ client: Capabilities) -> String {
    let known = client.components.values.filter { $0.since <= client.version }
    return Suggestion.words(for: component, among: known.map(\.id).sorted())
  }

  private static func componentID(of facet: Facet) -> Value {
    let component = facet.source[.component]
    return component?[.id] ?? component ?? facet.source
  }
}
