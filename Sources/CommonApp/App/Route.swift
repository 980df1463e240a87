import FacetModel
import Feeds
import Text

/// Where an action leads.
enum Route: Equatable {
  /// To another page of the same source.
  case load(FeedRequest)
  /// Nowhere from here; the reason, or what a phone would do.
  case message(SafeText)

  init(_ action: Action, hosts: Set<String>) {
    switch action {
    case .navigate(let navigation): self = Self.route(to: navigation, hosts: hosts)
    case .loadContent(.sections(let sections)): self = .load(.sections(sections))
    case .loadContent(.page(let cursor)): self = .load(.next(cursor: cursor))
    case .loadContent(.nothing): self = .message("there is nothing more to load")
    case .applyCuisineFilter(_, let name):
      self = .message("a phone would show \(SafeText(name ?? "this cuisine")) alone")
    case .unknown: self = .message("nobody here knows this action")
    }
  }

  private static func route(to navigation: Navigation, hosts: Set<String>) -> Route {
    guard let uri = navigation.uri else { return .message("this leads nowhere: it has no address") }
    switch Destination(uri, hosts: hosts) {
    case .inside(let uri): return .load(.open(uri: uri))
    case .place(let place, _): return .message("a phone would open its own screen here: \(SafeText(place))")
    case .outside: return .message("this leads out of the app, onto the open web")
    case .notUnderstood(.scheme(let scheme)):
      return .message("not opened: \(SafeText(scheme)) addresses are not understood")
    case .notUnderstood(.place(let place)): return .message("not opened: the place \(SafeText(place)) is not known")
    }
  }
}
