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
}
