/// A place of the app itself that links can lead to, in every brand.
public enum AppPlace: String, Hashable, Sendable, CaseIterable {
  case home, login
  case dashPass = "dashpass-v2"
  case orders, store, search, address
}

extension Action {
  /// The place of the app that the action leads to; `nil` where it leads elsewhere.
  public var place: AppPlace? {
    guard case .navigate(let navigation) = self, let uri = navigation.uri,
      case .place(let name, _) = Destination(uri, hosts: [])
    else { return nil }
    return AppPlace(rawValue: name)
  }

  /// Returns the action that opens a place of the app, for views that the client adds to a feed.
  public static func open(_ place: AppPlace, query: String = "") -> Action {
    let uri = "\(WireNames.scheme)://\(place.rawValue)"
    return .navigate(Navigation(uri: query.isEmpty ? uri : "\(uri)?\(query)"))
  }
}
