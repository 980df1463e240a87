/// The pictures that can be loaded without a question to a server that the user has not named.
///
/// The layout of every view carries a copy, so the parts are stored apart, and nothing is stored where there are none.
public struct PictureReach: Hashable, Sendable {
  private final class Parts: Sendable {
    let prefixes: [String]
    let addresses: Set<String>
    let hasFiles: Bool
    let servers: PictureServers

    init(prefixes: [String], addresses: Set<String>, hasFiles: Bool, servers: PictureServers) {
      self.prefixes = prefixes
      self.addresses = addresses
      self.hasFiles = hasFiles
      self.servers = servers
    }
  }

  private let parts: Parts?

  public init(
    prefixes: [String] = [], addresses: Set<String> = [], hasFiles: Bool = false, servers: PictureServers = .none
  ) {
    let isEmpty = prefixes.isEmpty && addresses.isEmpty && !hasFiles && servers == .none
    parts = isEmpty ? nil : Parts(prefixes: prefixes, addresses: addresses, hasFiles: hasFiles, servers: servers)
  }

  /// Returns the same saved pictures, and those of these servers.
  public func loading(from servers: PictureServers) -> PictureReach {
    PictureReach(prefixes: prefixes, addresses: addresses, hasFiles: hasFiles, servers: servers)
  }

  /// The beginnings of addresses under which pictures are saved.
  public var prefixes: [String] { parts?.prefixes ?? [] }
  /// The addresses of single saved pictures, as an archive has them.
  public var addresses: Set<String> { parts?.addresses ?? [] }
  /// Whether relative addresses are those of files beside the feed.
  public var hasFiles: Bool { parts?.hasFiles ?? false }
  /// The servers that pictures may be loaded from.
  public var servers: PictureServers { parts?.servers ?? .none }

  public static func == (reach: PictureReach, other: PictureReach) -> Bool {
    reach.parts === other.parts
      || reach.prefixes == other.prefixes && reach.addresses == other.addresses && reach.hasFiles == other.hasFiles
        && reach.servers == other.servers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(prefixes)
    hasher.combine(hasFiles)
    hasher.combine(servers)
  }

  /// Only the pictures that stand in the feed itself.
  public static let none = PictureReach()

  public func holds(_ address: String) -> Bool {
    if address.utf8.starts(with: "data:".utf8) { return true }
    if address.isRelativeReference { return hasFiles || servers.origin != nil }
    if addresses.contains(address) || prefixes.contains(where: { address.utf8.starts(with: $0.utf8) }) { return true }
    return servers != .none && server(of: address).map(servers.allows) ?? false
  }

  /// Returns the server of a picture that is not in reach, and would be if the user allowed that server.
  public func serverOutside(_ address: String) -> PictureServer? {
    guard !holds(address), let server = server(of: address), PictureServers.mayEverAllow(server) else { return nil }
    return server
  }

  /// Returns the server of an address. An address that begins with `//` has the scheme of the page.
  private func server(of address: String) -> PictureServer? {
    guard address.utf8.starts(with: "//".utf8) else { return PictureServer(of: address) }
    return servers.origin.flatMap { PictureServer(of: ($0.isEncrypted ? "https:" : "http:") + address) }
  }
}

extension String {
  /// Whether a picture's address has no scheme and no host, so that it is meant relative to the page.
  public var isRelativeReference: Bool {
    if utf8.starts(with: "//".utf8) { return false }
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: ":"): return false
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      default: continue
      }
    }
    return true
  }
}
