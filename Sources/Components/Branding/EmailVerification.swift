import FacetModel

/// What can be done while an address waits to be confirmed.
public enum EmailVerification {
  /// The section that sends the mail when it is loaded.
  public static let sendAgain = Action.loadContent(.sections(["verify_email"]))
  public static let changeAddress = LoginOccasion.signingUp.action
}
