import FacetModel

/// The actions of a user whose e-mail address is not confirmed yet.
public enum EmailVerification {
  /// Loads the section that sends the e-mail again.
  public static let sendAgain = Action.loadContent(.sections(["verify_email"]))
  public static let changeAddress = LoginOccasion.signingUp.action
}
