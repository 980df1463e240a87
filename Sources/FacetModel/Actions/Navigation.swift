/// Where a click leads, as it was sent.
public struct Navigation: Hashable, Sendable {
  public let uri: String?
  /// What a relative uri is relative to.
  public let domain: String?
  public let cmsLink: String?

  public init(uri: String?, domain: String? = nil, cmsLink: String? = nil) {
    self.uri = uri
    self.domain = domain
    self.cmsLink = cmsLink
  }
}
