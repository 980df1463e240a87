/// The settings for all requests to a source.
public struct HTTPSettings: Sendable {
  public var reach: any AddressRule
  /// The user's own headers, sent only to the source.
  public var headers: [HTTPHeader] = []
  /// A file of certificates to trust instead of those of the system.
  public var certificates: String?
  public var limits = HTTPLimits()
  /// The file name of libcurl if it is not the usual one.
  var library: String?

  public init(_ reach: some AddressRule) {
    self.reach = reach
  }

  /// Returns all headers for an address. The user's own headers replace usual ones of the same name.
  public func headers(_ usual: [HTTPHeader], for address: URIReference) -> [HTTPHeader] {
    let own = reach.isHome(address) ? headers : []
    let names = Set(own.map { $0.name.lowercased() })
    return usual.filter { !names.contains($0.name.lowercased()) } + own
  }
}

/// The limits of one request to a server.
public struct HTTPLimits: Sendable {
  /// The bytes of a body after it has been unpacked.
  public var bytes = 64 << 20
  /// The time from the request to the last byte, including redirects.
  public var milliseconds = 30_000
  public var redirects = 5

  public init() {}
}
