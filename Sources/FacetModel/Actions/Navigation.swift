/// The destination of a click, as the backend sent it.
public struct Navigation: Hashable, Sendable {
  public let uri: String?
  /// The base of a relative uri.
  public let domain: String?
  public let cmsLink: String?
  /// The dialog that opens instead, if the uri is `modal` and the data holds the dialog's texts. Clients before 6.1.0
  /// do not know dialogs and follow the uri.
  public let modal: Modal?

  public init(uri: String?, domain: String? = nil, cmsLink: String? = nil, modal: Modal? = nil) {
    self.uri = uri
    self.domain = domain
    self.cmsLink = cmsLink
    self.modal = modal
  }
}
