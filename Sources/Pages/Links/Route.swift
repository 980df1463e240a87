import FacetModel
import Text

/// The destination of an action.
package enum Route: Equatable {
  /// A section or a facet of the same page, by its id.
  case fragment(String)
  /// A dialog over the page.
  case dialog(Modal)
  /// Another page of the same source.
  case load(FeedRequest)
  /// A screen of the brand.
  case screen(BrandOccasion)
  /// An address outside the app, which is shown, and opened only at the user's request.
  case outside(SafeText)
  /// A destination that this client cannot follow.
  case deadEnd(DeadEnd)

  /// `showsDialogs` says whether the client knows dialogs.
  package init(_ action: Action, hosts: Set<String>, showsDialogs: Bool = true) {
    if showsDialogs, let modal = action.modal {
      self = modal.isEmpty ? .deadEnd(.emptyDialog) : .dialog(modal)
      return
    }
    switch action {
    case .navigate(let navigation): self = Self.route(to: navigation, hosts: hosts)
    case .loadContent(.sections(let sections)): self = .load(.sections(sections))
    case .loadContent(.page(let cursor)): self = .load(.next(cursor: cursor))
    case .loadContent(.nothing): self = .deadEnd(.nothingMore)
    case .applyCuisineFilter(_, let name):
      self = .deadEnd(.cuisine(name.map { SafeText($0) }))
    case .presentModal: self = .deadEnd(.noDialogs)
    case .unknown: self = .deadEnd(.unknownAction)
    }
  }

  private static func route(to navigation: Navigation, hosts: Set<String>) -> Route {
    guard let uri = navigation.uri else { return .deadEnd(.noAddress) }
    switch Destination(uri, hosts: hosts) {
    case .inside(let uri) where uri.utf8.first == UInt8(ascii: "#"):
      return .fragment(String(decoding: uri.utf8.dropFirst(), as: UTF8.self))
    case .inside(let uri): return .load(.open(uri: uri))
    case .place(let name, let uri):
      guard let place = AppDestination(rawValue: name) else { return .deadEnd(.place(SafeText(name))) }
      if let occasion = BrandOccasion(place, uri: uri) { return .screen(occasion) }
      // The rest of the address names the page, like a relative address.
      return place == .home ? .load(.home) : .load(.open(uri: Self.path(of: uri)))
    case .outside(let address):
      return WebAddress(address).map { .outside($0.text) } ?? .deadEnd(.oddAddress)
    case .notUnderstood(.scheme(let scheme)): return .deadEnd(DeadEnd(scheme: scheme, uri: uri))
    case .notUnderstood(.place(let place)): return .deadEnd(.place(SafeText(place)))
    }
  }

  /// Returns the path of an address: `store/12` for `app://store/12`.
  private static func path(of uri: String) -> String {
    guard let colon = uri.utf8.firstIndex(of: UInt8(ascii: ":")) else { return uri }
    return String(uri[uri.utf8.index(after: colon)...].drop { $0 == "/" })
  }

  /// Returns the reason why an address of the open web cannot be handed to another program; `nil` if it can.
  package static func objection(to action: Action, hosts: Set<String>) -> DeadEnd? {
    guard case .navigate(let navigation) = action, let uri = navigation.uri,
      case .outside = Destination(uri, hosts: hosts), address(of: action, hosts: hosts) == nil
    else { return nil }
    return .oddAddress
  }

  /// Returns the address of an action on the open web, if it has one. Only such addresses are ever handed to another
  /// program.
  package static func address(of action: Action, hosts: Set<String>) -> SafeText? {
    guard case .navigate(let navigation) = action, navigation.modal == nil, let uri = navigation.uri else {
      return nil
    }
    switch Destination(uri, hosts: hosts) {
    case .outside(let address): return WebAddress(address)?.text
    case .inside(let uri):
      return (WebAddress(uri) ?? navigation.domain.flatMap { WebAddress(Self.joined($0, uri)) })?.text
    case .place, .notUnderstood: return nil
    }
  }

  private static func joined(_ domain: String, _ path: String) -> String {
    let base = domain.hasPrefix("https://") ? domain : "https://" + domain
    return base + (base.hasSuffix("/") || path.hasPrefix("/") ? "" : "/") + path
  }
}
