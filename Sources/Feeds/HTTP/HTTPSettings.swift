/// How a source is asked, whatever it is asked for.
public struct HTTPSettings: Sendable {
  public let reach: HTTPReach
  /// Somebody's own headers, for nobody but the source.
  public var headers: [HTTPHeader] = []
  /// A file of certificates to trust instead of the system's.
  public var certificates: String?
  public var limits = HTTPLimits()
  /// Another file than the usual one to load.
  var library: String?

  public init(_ reach: HTTPReach) {
    self.reach = reach
  }

  /// All that is sent to an address: what somebody says on the command line counts.
  public func headers(_ usual: [HTTPHeader], for address: URIReference) -> [HTTPHeader] {
    let own = reach.isHome(address) ? headers : []
    let names = Set(own.map { $0.name.lowercased() })
    return usual.filter { !names.contains($0.name.lowercased()) } + own
  }
}
