import FacetModel

/// Why somebody sees the header of a login.
public enum LoginOccasion: Hashable, Sendable, CaseIterable {
  case signingIn, signingUp

  /// Leads to the login that is meant for it.
  public var action: Action {
    switch self {
    case .signingIn: .open(.login)
    case .signingUp: .open(.login, query: "new_account=true")
    }
  }
}
