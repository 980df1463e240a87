/// A place of the app itself that links can lead to, whatever the brand.
public enum AppPlace: String, Hashable, Sendable, CaseIterable {
  case home, login
  case dashPass = "dashpass-v2"
  case orders, store, search, address
}

extension Action {
  /// The place of the app that it leads to; `nil` where it leads elsewhere.
  public var place: AppPlace? {
    guard case .navigate(let navigation) = self, let uri = navigation.uri,
      case .place(let name, _) = Destination(uri, hosts: [])
    else { return nil }
    return AppPlace(rawValue: name)
  }

  /// What a view of the client's own asks for; views of a feed say it themselves.
  public static func open(_ place: AppPlace, query: String = "") -> Action {
    let uri = "\(WireNames.scheme)://\(place.rawValue)"
    return .navigate(Navigation(uri: query.isEmpty ? uri : "\(uri)?\(query)"))
  }
}
