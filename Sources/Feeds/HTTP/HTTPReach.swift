/// The addresses that belong to a source: those of its origin, and those of the hosts that the user allows.
public struct HTTPReach: AddressRule {
  public let home: URIReference
  private let allowed: Set<String>

  public init(home: URIReference, allowedHosts: [String] = []) {
    self.home = home
    allowed = Set(allowedHosts.map { $0.lowercased() })
  }

  public var hosts: Set<String> { allowed.union([home.host]) }

  /// Returns the reason why an address may not be requested, or `nil` if it may.
  public func objection(to address: URIReference, from origin: URIReference? = nil) -> HTTPFault? {
    guard let scheme = address.scheme, ["http", "https"].contains(scheme), !address.host.isEmpty else {
      return .notUnderstood(address)
    }
    guard address.port != nil else { return .noPort(host: address.host) }
    if (origin ?? home).scheme == "https", scheme == "http" { return .downgrade(address) }
    guard isHome(address) || allowed.contains(address.host) else { return .elsewhere(address) }
    return nil
  }

  /// Whether an address has the origin of the source, or is its https form on the usual ports. The user's own headers
  /// are sent only there.
  public func isHome(_ address: URIReference) -> Bool {
    guard address.host == home.host else { return false }
    if address.scheme == home.scheme { return address.port == home.port }
    return home.scheme == "http" && home.port == 80 && address.scheme == "https" && address.port == 443
  }
}
