import Feeds

/// The user's wishes about asking servers.
package struct HTTPOptions {
  package var headers: [HTTPHeader] = []
  /// The operation that is posted for the first page; `nil` where the first page is only asked for.
  package var saved: SavedOperation?
  package var allowedHosts: [String] = []
  package var certificates: String?
  package var cacheUse = CacheUse.none
  /// Whether the user sees the answers on a screen. Printed pages are the same whatever the cache holds.
  package var isWatched = false
  package var prefetches = false
  /// The largest size of the cache, in bytes.
  package var cacheSize = ResponseCache.usualLimit
  /// The file that keeps answers.
  package var cacheFile = PersonalFile.cache { _ in nil }
  /// The feed of an answer that is shown first; `nil` for the largest.
  package var operation: String?
  /// The first option about servers on the command line, which is named where the source is no server.
  package var firstGiven: String?

  package init() {}

  /// The sources of a command line: where it names none, the address that the operation was posted to.
  package func operands(_ given: [String]) -> [String] {
    given.isEmpty ? [saved?.address].compactMap(\.self) : given
  }

  /// Returns the headers for the origin of an address. The headers of a copied command belong to the origin that it
  /// names, and the command line comes first.
  package func headers(for home: URIReference) -> [HTTPHeader] {
    guard let saved, let named = saved.address.map({ URIReference($0) }), named.scheme == home.scheme,
      named.host == home.host, named.port == home.port
    else { return headers }
    let names = Set(headers.map { $0.name.lowercased() })
    return saved.headers.filter { !names.contains($0.name.lowercased()) } + headers
  }

  package static func isAddress(_ operand: String) -> Bool {
    ["https://", "http://"].contains { operand.lowercased().hasPrefix($0) }
  }
}
