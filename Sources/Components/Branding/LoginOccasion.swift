import FacetModel

/// The reason why the header of a login is shown.
public enum LoginOccasion: Hashable, Sendable, CaseIterable {
  case signingIn, signingUp

  /// The action that opens the login for this occasion.
  public var action: Action {
    switch self {
    case .signingIn: .open(.login)
    case .signingUp: .open(.login, query: "new_account=true")
    }
  }
}
