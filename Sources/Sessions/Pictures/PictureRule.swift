import Feeds
import Pictures
import Text

/// The rule for requests of pictures: they go to the servers that the user allows, and no header of the user goes with
/// them.
struct PictureRule: AddressRule {
  let servers: PictureServers

  func objection(to address: URIReference, from origin: URIReference?) -> HTTPFault? {
    guard let server = PictureServer(of: address) else { return .notUnderstood(address) }
    if origin?.scheme == "https", !server.isEncrypted { return .downgrade(address) }
    return servers.allows(server) ? nil : .elsewhere(address)
  }

  func isHome(_ address: URIReference) -> Bool { false }
}

extension PictureServer {
  /// The server of an address; `nil` with a user, whose password would go with the request.
  init?(of address: URIReference) {
    guard address.user == nil else { return nil }
    self.init(scheme: address.scheme, host: address.host, port: address.port)
  }
}

extension PictureFault {
  /// The fault of a picture whose request has failed.
  init(_ fault: HTTPFault) {
    switch fault {
    case .noLibrary, .badLibrary: self = .noLibrary("libcurl")
    case .tooSlow: self = .tooSlow
    case .tooLarge(let limit): self = .tooManyBytes(limit)
    case .tooManyRedirects: self = .tooManyRedirects
    case .elsewhere(let address), .downgrade(let address), .notUnderstood(let address), .postedElsewhere(let address):
      self = .refusedHost(SafeText(address.host))
    case .noPort(let host): self = .refusedHost(SafeText(host))
    default: self = .noConnection
    }
  }
}
