/// A feature that a version introduced, besides components.
public enum Feature: CaseIterable, Sendable {
  case navigate
  case loadContent
  case applyCuisineFilter
  /// Dialogs. Clients with this feature also show a facet whose click they do not know, without the click.
  case presentModal
  /// Dishes of a store shown on its row.
  case windowShopping
  /// Badges whose look the backend decides.
  case backendBadges

  public var since: SemanticVersion {
    switch self {
    case .navigate: SemanticVersion(1, 0, 0)
    case .loadContent: SemanticVersion(2, 0, 0)
    case .applyCuisineFilter: SemanticVersion(3, 0, 1)
    case .windowShopping, .backendBadges: SemanticVersion(4, 0, 0)
    case .presentModal: SemanticVersion(6, 1, 0)
    }
  }
}

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
