/// The limits of one request to a server.
public struct HTTPLimits: Sendable {
  /// The bytes of a body after it has been unpacked.
  public var bytes = 64 << 20
  /// The time from the request to the last byte, including redirects.
  public var milliseconds = 30_000
  public var redirects = 5

  public init() {}
}
