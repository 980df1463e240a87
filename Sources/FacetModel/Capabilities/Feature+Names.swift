extension Feature {
  /// As the wire and request headers spell it.
  public var wireName: String {
    switch self {
    case .navigate: "navigate"
    case .loadContent: "load_content"
    case .applyCuisineFilter: "apply_cuisine_filter"
    case .presentModal: "present_modal"
    case .windowShopping: "window_shopping"
    case .backendBadges: "backend_badges"
    }
  }

  /// Whether it is something a click can ask for.
  public var isAction: Bool {
    switch self {
    case .navigate, .loadContent, .applyCuisineFilter, .presentModal: true
    case .windowShopping, .backendBadges: false
    }
  }
}
