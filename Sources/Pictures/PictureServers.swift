/// The servers that pictures may be loaded from: the server of the pages, and the hosts that the user has named.
public struct PictureServers: Hashable, Sendable {
  /// The server of the pages; `nil` for saved pages.
  public var origin: PictureServer?
  /// The names of hosts, each with its port unless it is the usual one.
  public var hosts: Set<String>

  public init(origin: PictureServer? = nil, hosts: Set<String> = []) {
    self.origin = origin
    self.hosts = hosts
  }

  public static let none = PictureServers()

  /// Whether a picture may be loaded from a server. Other servers than that of the pages must encrypt, unless they are
  /// on this machine.
  public func allows(_ server: PictureServer) -> Bool {
    if let origin {
      if server == origin { return true }
      if server.isEncrypted, server.port == 443, !origin.isEncrypted, origin.port == 80, server.host == origin.host {
        return true
      }
    }
    return Self.mayEverAllow(server) && hosts.contains(server.name)
  }

  static func mayEverAllow(_ server: PictureServer) -> Bool { server.isEncrypted || server.isLocal }
}
