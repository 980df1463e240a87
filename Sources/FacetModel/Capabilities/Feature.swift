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
