extension Feature {
  /// The name on the wire and in request headers.
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

  /// Whether the feature is an action of a click.
  public var isAction: Bool {
    switch self {
    case .navigate, .loadContent, .applyCuisineFilter, .presentModal: true
    case .windowShopping, .backendBadges: false
    }
  }
}
