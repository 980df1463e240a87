import FacetModel

/// Decides where the actions of a landing lead.
///
/// One backend sends the same landing to several apps. What an app asks of its guests first is the app's own: one asks
/// for the address, another shows its home page.
public protocol LandingRouter: Sendable {
  /// Returns the action to follow in the place of one that the landing asks for.
  func route(_ action: Action) -> Action
}

/// Follows the actions of a landing as the backend sends them.
public struct DirectLandingRouter: LandingRouter {
  public init() {}

  public func route(_ action: Action) -> Action { action }
}
