import Feeds
import Pictures

/// The wishes of the user about pictures from servers.
package struct PictureAsking {
  package var servers: PictureServers
  package var certificates: String?
  package var limits = PictureFetcher.usualLimits
  /// The use of kept pictures. With `.only` no server is asked.
  package var cacheUse = CacheUse.none
  package var cacheFile = PersonalFile.cache { _ in nil }
  /// The most bytes of kept pictures.
  package var cacheSize = ResponseCache.usualLimit / 2

  package init(servers: PictureServers = .none) {
    self.servers = servers
  }

  package init(_ options: HTTPOptions, servers: PictureServers) {
    self.servers = servers
    certificates = options.certificates
    cacheUse = options.cacheUse
    cacheFile = options.cacheFile
    cacheSize = options.cacheSize / 2
  }
}
