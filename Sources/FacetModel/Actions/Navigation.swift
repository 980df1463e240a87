/// Where a click leads, as it was sent.
public struct Navigation: Hashable, Sendable {
  public let uri: String?
  /// What a relative uri is relative to.
  public let domain: String?
  public let cmsLink: String?
  /// The dialog that is opened instead, when the uri is `modal` and the data holds its texts. Clients before 6.1.0 know
  /// nothing of it and follow the uri.
  public let modal: Modal?

  public init(uri: String?, domain: String? = nil, cmsLink: String? = nil, modal: Modal? = nil) {
    self.uri = uri
    self.domain = domain
    self.cmsLink = cmsLink
    self.modal = modal
  }
}
