/// A part of the app that links can lead to, in every brand.
public enum AppDestination: String, Hashable, Sendable, CaseIterable {
  case home, login
  case dashPass = "dashpass-v2"
  case orders, store, search, address
}

extension Action {
  /// The part of the app that the action leads to; `nil` if it leads elsewhere.
  public var place: AppDestination? {
    guard case .navigate(let navigation) = self, let uri = navigation.uri,
      case .place(let name, _) = Destination(uri, hosts: [])
    else { return nil }
    return AppDestination(rawValue: name)
  }

  /// Returns the action that opens a part of the app, for views that the client adds to a feed.
  public static func open(_ place: AppDestination, query: String = "") -> Action {
    let uri = "\(WireNames.scheme)://\(place.rawValue)"
    return .navigate(Navigation(uri: query.isEmpty ? uri : "\(uri)?\(query)"))
  }
}
