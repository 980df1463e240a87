import FacetModel

/// Decides which action the actions of a landing lead to.
///
/// A backend may send the same landing to several apps. Each app asks its new users for something else first: one asks
/// for the address, another shows its home page.
public protocol LandingRouter: Sendable {
  /// Returns the action to follow instead of an action of the landing.
  func route(_ action: Action) -> Action
}

/// Follows the actions of a landing as the backend sends them.
public struct DirectLandingRouter: LandingRouter {
  public init() {}

  public func route(_ action: Action) -> Action { action }
}

extension Facet {
  /// Whether the facet is the header of a landing page, or is inside that header.
  public var isPartOfLanding: Bool {
    component.id == LandingHeader.id || (parent?.isPartOfLanding ?? false)
  }
}
