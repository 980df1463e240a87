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

/// The actions of a user whose e-mail address is not confirmed yet.
public enum EmailVerification {
  /// Loads the section that sends the e-mail again.
  public static let sendAgain = Action.loadContent(.sections(["verify_email"]))
  public static let changeAddress = LoginOccasion.signingUp.action
}
