import FacetModel
import JSON
import Text
import Wording

/// The actions of a page itself that one client version does not carry out, with the parts that it does not understand.
struct PageLosses {
  /// That of the action for the next page. Without this action the feed ends.
  let next: Omission.Click?
  /// Those of the actions on load, such as a dialog.
  let onLoad: [Omission.Click]

  init(_ feed: Feed, for client: Capabilities) {
    let page = feed.source?[.page]
    let nextAction = page?[.next].flatMap(Self.action) ?? feed.page.next
    next = nextAction.flatMap(client.objection)
    onLoad = page?[.onLoad]?.elements.compactMap(Self.action).compactMap(client.objection) ?? []
  }

  private static func action(_ value: Value) -> Action? {
    value.kind == .object && !value.asksForNothing ? Action(value) : nil
  }

  /// The lost actions by their paths.
  var all: [(path: String, click: Omission.Click)] {
    [next].compactMap(\.self).map { ("page.next", $0) } + onLoad.map { ("page.on_load", $0) }
  }
}

extension Omission.Click {
  /// The cause in a few words, for an action of a page, which needs no click.
  var pageCause: String {
    switch self {
    case .unknownAction(let name): name.map { clipped($0, to: 60) } ?? Words.english.withoutAName.string
    case .actionTooNew(let name, let since): Words.english.tooNew(SafeText(name), SafeText(since.description)).string
    case .scheme(let scheme): "navigate to \(clipped(scheme, to: 60)):"
    case .place(let place): "navigate to the place \(clipped(place, to: 60))"
    }
  }

  /// The reason in words, for an action of a page.
  var pageReason: String {
    switch self {
    case .unknownAction(let name?): "the action \(quoted(name)) is unknown"
    case .unknownAction(nil): "the action has no name"
    case .actionTooNew(let name, let since): "the action '\(name)' came with version \(since)"
    case .scheme(let scheme): "it leads to \(Words.article(before: scheme)) \(quoted(scheme)) address"
    case .place(let place): "it leads to the unknown place \(quoted(place))"
    }
  }
}
